/** As much of Markdown as our rulebooks use, read into pieces that a page can draw without ever touching HTML. */

export type Span = { text: string; kind: 'plain' | 'strong' | 'em' | 'code' };

export type Block =
  | { is: 'heading'; level: number; spans: Span[] }
  | { is: 'text'; clause: string | null; spans: Span[] }
  | { is: 'list'; items: Span[][] }
  | { is: 'table'; head: Span[][]; rows: Span[][][] };

export function readMarkdown(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(readPart);
}

function readPart(part: string): Block[] {
  const lines = part.split('\n');
  const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0] ?? '');
  if (heading) {
    const rest = lines.slice(1).join('\n').trim();
    const made: Block = { is: 'heading', level: (heading[1] ?? '#').length, spans: spansOf(heading[2] ?? '') };
    return rest ? [made, ...readPart(rest)] : [made];
  }
  if (lines.every((line) => line.trim().startsWith('|')) && lines.length > 1) {
    const [head = [], , ...rows] = lines.map(cells);
    return [{ is: 'table', head, rows }];
  }
  if (/^[-*] /.test(lines[0] ?? '')) {
    return [{ is: 'list', items: part.split(/\n(?=[-*] )/).map((item) => spansOf(joined(item.slice(2)))) }];
  }
  const clause = /^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*\s+/.exec(part);
  return [{ is: 'text', clause: clause?.[1] ?? null, spans: spansOf(joined(clause ? part.slice(clause[0].length) : part)) }];
}

function cells(line: string): Span[][] {
  return line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => spansOf(cell.trim()));
}

function joined(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

export function spansOf(text: string): Span[] {
  const kinds: [string, Span['kind']][] = [['**', 'strong'], ['*', 'em'], ['`', 'code']];
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((piece) => {
      const found = kinds.find(([mark]) => piece.length > 2 * mark.length && piece.startsWith(mark) && piece.endsWith(mark));
      return found ? { text: piece.slice(found[0].length, -found[0].length), kind: found[1] } : { text: piece, kind: 'plain' };
    });
}

/** For finding: no accents, no capitals, every apostrophe as one types it, every space alike. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '').replaceAll(/[’ʼ]/g, "'").replaceAll(/\s/g, ' ').toLowerCase();
}

export function textOf(block: Block): string {
  const said = (spans: Span[]): string => spans.map((span) => span.text).join('');
  switch (block.is) {
    case 'heading':
      return said(block.spans);
    case 'text':
      return `${block.clause ?? ''} ${said(block.spans)}`;
    case 'list':
      return block.items.map(said).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(said).join(' ');
  }
}

/** The blocks that hold all these words, each under its heading; everything, if nothing is looked for. */
export function findIn(blocks: readonly Block[], wanted: string): Block[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...blocks];
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of blocks) {
    if (block.is === 'heading') {
      heading = block;
      continue;
    }
    const text = plain(textOf(block));
    if (!words.every((word) => text.includes(word))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
  }
  return found;
}
