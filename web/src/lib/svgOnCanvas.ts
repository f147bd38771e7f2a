/** Our drawings on a canvas, as path data: no image is loaded, so no policy has to allow one, and no network is needed. */

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SHAPES = 'path, circle, ellipse, rect';

/**
 * Everything drawn below an element that is laid out in the page, as large as this frame allows, and centred in it.
 * Where things lie, turned and moved by styles too, is what the browser says of each shape.
 */
export function drawArt(canvas: CanvasRenderingContext2D, element: Element, frame: Frame): void {
  const shapes = [...element.querySelectorAll<SVGGraphicsElement>(SHAPES)];
  const box = around(shapes.map((shape) => shape.getBoundingClientRect()));
  if (!box) return;
  const scale = Math.min(frame.width / box.width, frame.height / box.height);
  const left = frame.x + (frame.width - box.width * scale) / 2;
  const top = frame.y + (frame.height - box.height * scale) / 2;
  canvas.save();
  canvas.translate(left, top);
  canvas.scale(scale, scale);
  canvas.translate(-box.left, -box.top);
  for (const shape of shapes) drawShape(canvas, shape);
  canvas.restore();
}

function around(boxes: readonly DOMRect[]): DOMRect | null {
  const seen = boxes.filter((box) => box.width || box.height);
  if (!seen.length) return null;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...seen.map((box) => box.right)) - left, Math.max(...seen.map((box) => box.bottom)) - top);
}

function drawShape(canvas: CanvasRenderingContext2D, shape: SVGGraphicsElement): void {
  const place = shape.getScreenCTM();
  const outline = outlineOf(shape);
  if (!place || !outline) return;
  const style = getComputedStyle(shape);
  canvas.save();
  canvas.transform(place.a, place.b, place.c, place.d, place.e, place.f);
  if (style.fill !== 'none') {
    canvas.globalAlpha = Number(style.opacity) * Number(style.fillOpacity);
    canvas.fillStyle = style.fill;
    canvas.fill(outline);
  }
  if (style.stroke !== 'none') {
    canvas.globalAlpha = Number(style.opacity) * Number(style.strokeOpacity);
    canvas.strokeStyle = style.stroke;
    canvas.lineWidth = Number.parseFloat(style.strokeWidth);
    canvas.lineCap = style.strokeLinecap as CanvasLineCap;
    canvas.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    canvas.stroke(outline);
  }
  canvas.restore();
}

function outlineOf(shape: Element): Path2D | null {
  const number = (name: string): number => Number(shape.getAttribute(name) ?? 0);
  if (shape.localName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  const outline = new Path2D();
  if (shape.localName === 'circle') outline.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (shape.localName === 'ellipse') outline.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
  else if (shape.localName === 'rect') outline.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else return null;
  return outline;
}
