// The studio's page: shows what the studio says, and asks it for changes. It works nothing out by itself.

const byId = (id) => document.getElementById(id)
const SVG = 'http://www.w3.org/2000/svg'
let revision = -1
let paths = ''
let shown = null
const opened = new Map()

function make(tag, facts = {}, ...inside) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(facts)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name in element) element[name] = value
    else element.setAttribute(name, value)
  }
  element.append(...inside)
  return element
}

async function ask(path, body = {}) {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const said = await answer.json().catch(() => ({ problem: 'The studio did not understand.' }))
  tellProblem(said.problem ?? '')
  return answer.ok ? said : null
}

function tellProblem(problem) {
  byId('problem').textContent = problem
  byId('problem').hidden = problem === ''
}

async function change(path, value) {
  const said = await ask('/api/change', { change: `${path}=${value}` })
  if (said) show(said)
  else if (shown) showForm(shown.form)
}

async function command(path, body) {
  const said = await ask(path, body)
  if (said) show(said)
}

// The form

function asToml(field, typed) {
  if (field.kind === 'list') return typed
  return field.kind === 'number' || field.kind === 'flag' ? String(typed) : JSON.stringify(typed)
}

function control(field) {
  const label = field.path
  const send = (typed) => change(field.path, asToml(field, typed))
  if (field.kind === 'flag')
    return [make('input', { type: 'checkbox', ariaLabel: label, onchange: (event) => send(event.target.checked) })]
  if (field.kind === 'choice') {
    const options = field.choices.map((choice) => make('option', { value: choice, textContent: choice }))
    return [make('select', { ariaLabel: label, onchange: (event) => send(event.target.value) }, ...options)]
  }
  const number = field.kind === 'number'
  const input = make('input', { type: number ? 'number' : 'text', ariaLabel: label, onchange: (event) => send(number ? Math.round(Number(event.target.value)) : event.target.value) })
  if (!number) return [input]
  const step = (much, sign) =>
    make('button', { type: 'button', textContent: sign, ariaLabel: `${label} ${much > 0 ? 'more' : 'less'}`, onclick: () => send(Number(input.value) + much) })
  return [step(-1, '−'), input, step(1, '+')]
}

function drawField(field) {
  const was = make('em')
  return make('label', { className: 'field', 'data-path': field.path }, make('span', { textContent: field.name }), ...control(field), was)
}

function freeName(path) {
  const [section, part] = path.split('.')
  const there = new Set(shown.form.flatMap((section) => section.groups.map((group) => group.path)))
  let number = 2
  while (there.has(`${section}.${part}X${number}`)) number += 1
  return [`${section}.${part}X${number}`, part]
}

function drawGroup(group) {
  const code = group.path.split('.').slice(1).join('.')
  const head = make('div', { className: 'head' })
  if (group.name) head.append(make('h3', { textContent: group.name }))
  if (code && code !== group.name) head.append(make('small', { textContent: code }))
  if (group.status) head.append(make('small', { textContent: group.status }))
  if (group.whole) {
    const copy = make('button', { type: 'button', textContent: 'Copy', ariaLabel: `Copy ${group.path}`, onclick: () => { const [path, part] = freeName(group.path); change(path, `like:${part}`) } })
    const remove = make('button', { type: 'button', textContent: 'Take out', ariaLabel: `Take out ${group.path}`, onclick: () => change(group.path, 'remove') })
    head.append(make('span', { className: 'end' }, copy, remove))
  }
  return make('div', { className: 'group', 'data-words': `${group.name} ${group.path} ${group.status}`.toLowerCase() }, head, make('div', { className: 'fields' }, ...group.fields.map(drawField)))
}

function showForm(form) {
  const now = JSON.stringify(form.map((section) => section.groups.map((group) => [group.path, group.name, group.fields.map((field) => [field.path, field.choices])])))
  if (now !== paths) {
    paths = now
    byId('form').replaceChildren(...form.map((section) => make('div', { className: 'section' }, make('h2', { textContent: section.name.replaceAll('_', ' ') }), ...section.groups.map(drawGroup))))
    filter()
  }
  for (const group of form.flatMap((section) => section.groups)) {
    let changed = false
    for (const field of group.fields) {
      const element = byId('form').querySelector(`[data-path="${CSS.escape(field.path)}"]`)
      const input = element.querySelector('input, select')
      if (field.kind === 'flag') input.checked = field.value
      else input.value = field.value
      const same = JSON.stringify(field.was) === JSON.stringify(field.value)
      element.querySelector('em').textContent = same ? '' : field.was === null ? 'new' : `was ${field.was}`
      changed ||= !same
      element.closest('.group').classList.toggle('changed', changed)
    }
  }
}

function filter() {
  const wanted = byId('find').value.trim().toLowerCase()
  for (const group of document.querySelectorAll('.group')) group.hidden = !group.dataset.words.includes(wanted)
  for (const section of document.querySelectorAll('.section')) section.hidden = !section.querySelector('.group:not([hidden])')
}

// The figures

function mark(tag, kind, facts) {
  const element = document.createElementNS(SVG, tag)
  element.setAttribute('class', kind)
  for (const [name, value] of Object.entries(facts)) element.setAttribute(name, value)
  return element
}

function picture(line, low, high, both) {
  const drawing = mark('svg', '', { viewBox: '0 0 130 20', 'aria-hidden': 'true' })
  const x = (value) => 5 + (120 * (value - low)) / (high - low || 1)
  for (const [kind, [value, from, to], y] of both ? [['before', line.before, 6], ['after', line.after, 14]] : [['after', line.after, 10]]) {
    drawing.append(mark('line', kind, { x1: x(from), x2: x(to), y1: y, y2: y }), mark('circle', kind, { cx: x(value), cy: y, r: 4 }))
  }
  return drawing
}

function row(line, low, high, both) {
  const cells = [make('td', { className: 'name', textContent: line.name })]
  if (both) cells.push(make('td', { className: 'n', textContent: line.before_said, 'data-label': 'before' }))
  cells.push(make('td', { className: 'n', textContent: line.after_said, 'data-label': both ? 'now' : '' }))
  if (both) cells.push(make('td', { className: 'n', textContent: line.difference_said }))
  cells.push(make('td', { className: 'pic' }, picture(line, low, high, both)))
  if (both) cells.push(make('td', { className: 'luck', textContent: line.luck || 'more than luck' }))
  return make('tr', { className: both && line.luck === '' ? 'sure' : '' }, ...cells)
}

function drawFigures(title, lines, both) {
  const low = Math.min(...lines.flatMap((line) => [line.before[1], line.after[1]]))
  const high = Math.max(...lines.flatMap((line) => [line.before[2], line.after[2]]))
  const sure = both ? lines.filter((line) => line.luck === '').length : 0
  const summary = make('summary', {}, title, ...(sure ? [make('b', { textContent: ` · ${sure} changed` })] : []))
  const words = both ? ['', 'before', 'now', 'difference', '', ''] : ['', 'value', '']
  const table = make('table', {}, make('tr', {}, ...words.map((word) => make('th', { textContent: word }))), ...lines.map((line) => row(line, low, high, both)))
  const open = opened.get(title) ?? (sure > 0 || lines[0].metric === 'seat')
  const details = make('details', { open }, summary, table)
  summary.addEventListener('click', () => opened.set(title, !details.open))
  return details
}

function showFigures(said) {
  const figures = said.figures
  const both = said.changes.length > 0
  byId('progress').max = said.wanted
  byId('progress').value = said.games
  const known = figures ? `figures of ${figures.games.toLocaleString('en')} games${both ? ' each' : ''}` : 'no figures yet'
  byId('played').textContent = `${said.games.toLocaleString('en')} of ${said.wanted.toLocaleString('en')} games; ${known}`
  byId('legend').hidden = !both
  byId('before-name').textContent = said.base
  const sentences = figures ? figures.sentences : [['Games are being played.', false]]
  byId('sentences').replaceChildren(...sentences.map(([sentence, sure]) => make('li', { className: sure ? '' : 'quiet', textContent: sentence })))
  const groups = new Map()
  for (const line of figures?.lines ?? []) groups.set(line.title, [...(groups.get(line.title) ?? []), line])
  const drawn = [...groups].map(([title, lines]) => [lines.filter((line) => line.luck === '').length, drawFigures(title, lines, both)])
  if (both) drawn.sort((one, other) => Number(other[0] > 0) - Number(one[0] > 0))
  byId('groups').replaceChildren(...drawn.map(([, details]) => details))
  byId('command').textContent = said.command
}

function show(said) {
  const changed = shown === null || said.changes.join() !== shown.changes.join() || said.players !== shown.players
  if (changed) byId('table').hidden = true
  shown = said
  revision = said.revision
  document.title = `${said.title}: the studio`
  byId('title').textContent = `${said.title}: the studio`
  byId('changes').textContent = said.changes.length ? `Changed: ${said.told.join(', ')}` : `As in ${said.base}. Change anything, and see what it does.`
  byId('undo').disabled = !said.undoes
  byId('reset').disabled = said.changes.length === 0
  byId('players').replaceChildren(...said.player_counts.map((count) => make('option', { value: count, textContent: count, selected: count === said.players })))
  showForm(said.form)
  showFigures(said)
}

async function play() {
  const said = await ask('/api/play')
  const table = byId('table')
  table.hidden = false
  if (said) {
    const link = make('a', { href: said.table, target: '_blank', rel: 'noopener', textContent: said.table })
    table.replaceChildren(make('p', {}, 'A table with this box is set: ', link, '. Whoever opens that address can sit down.'))
  } else {
    table.replaceChildren(
      make('p', { textContent: 'To play with friends: open a house with' }),
      make('p', {}, make('code', { textContent: 'fromagerie serve --show' })),
      make('p', { textContent: 'and press again; or download the box and bring it to a new table there, under “workshop”. In a terminal:' }),
      make('p', {}, make('code', { textContent: `fromagerie play ${shown.game} --box ${shown.game}-studio.toml` })),
    )
  }
}

byId('players').addEventListener('change', (event) => command('/api/players', { players: Number(event.target.value) }))
byId('undo').addEventListener('click', () => command('/api/undo'))
byId('reset').addEventListener('click', () => command('/api/reset'))
byId('play').addEventListener('click', play)
byId('find').addEventListener('input', filter)
for (const button of document.querySelectorAll('nav button')) {
  button.addEventListener('click', () => {
    document.body.dataset.show = button.dataset.to
    for (const other of document.querySelectorAll('nav button')) other.setAttribute('aria-pressed', String(other === button))
  })
}

async function poll() {
  try {
    const answer = await fetch(`/api/state?since=${revision}`)
    if (answer.status === 200) {
      const said = await answer.json()
      if (said.revision > revision) show(said)
    }
    if (byId('problem').dataset.gone) {
      delete byId('problem').dataset.gone
      tellProblem('')
    }
  } catch {
    tellProblem('The studio is closed. The command line opens it again; what was played is kept.')
    byId('problem').dataset.gone = 'yes'
  }
  setTimeout(poll, 700)
}
poll()
