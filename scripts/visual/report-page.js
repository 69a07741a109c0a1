// Runs in the report. Its data stand in the page; texts are set as text, never as markup.
const { items, facts } = JSON.parse(document.getElementById('data').textContent);
const byId = (id) => document.getElementById(id);
const meanings = {
  failed: 'failed: it cannot be drawn, or it changed though nothing it imports did',
  review: 'to review: something it imports has changed',
  new: 'new story',
  gone: 'story is gone',
};
const pictures = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
];
let current = 0;
let view = 'all';
let shown = [];

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const count = (verdict) => items.filter((item) => item.verdict === verdict).length;
const untouched = facts.shots - items.length;
byId('facts').textContent =
  `${facts.before} → ${facts.after}: ${facts.stories} stories, ${facts.shots} pictures, ${untouched} of them the same to the pixel.`;

for (const verdict of Object.keys(meanings)) {
  const box = make('input', { type: 'checkbox', name: 'verdict', value: verdict });
  box.checked = true;
  byId('verdicts').append(
    make('label', { class: verdict, title: meanings[verdict] }, box, `${verdict} ${count(verdict)}`),
  );
}
for (const [id, values] of [
  ['component', items.map((item) => item.title)],
  ['width', items.map((item) => String(item.width))],
  ['theme', items.map((item) => item.theme)],
]) {
  const each = [...new Set(values)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  byId(id).append(
    make('option', { value: '' }, 'all'),
    ...each.map((value) => make('option', { value }, value)),
  );
}

function drawItem() {
  const item = shown[current];
  const place = byId('item');
  place.replaceChildren();
  if (!item) {
    place.append(
      make('p', {}, items.length === 0 ? 'Not a pixel has changed.' : 'Nothing passes the filters.'),
    );
    return;
  }
  place.append(
    make('h2', {}, `${item.title} / ${item.name}`),
    make('div', { class: item.verdict }, `${meanings[item.verdict]}, ${item.width} px, ${item.theme}`),
  );
  if (item.difference) place.append(make('div', {}, `${item.pixels} pixels differ`));
  if (item.note) place.append(make('p', { class: 'note' }, item.note));
  if (item.causes.length > 0) {
    const list = make('ul', {}, ...item.causes.map((cause) => make('li', {}, cause)));
    place.append(make('details', {}, make('summary', {}, `Changed modules: ${item.causes.length}`), list));
  }
  const views = [['all', 'All three'], ...pictures];
  const buttons = views.map(([key, label]) => {
    const button = make('button', { type: 'button', 'aria-pressed': String(view === key) }, label);
    button.addEventListener('click', () => show(key));
    return button;
  });
  place.append(make('div', { class: 'views', role: 'group', 'aria-label': 'Pictures' }, ...buttons));
  const wanted = pictures.filter(([key]) => item[key] && (view === 'all' || view === key));
  const figures = wanted.map(([key, label]) =>
    make(
      'figure',
      {},
      make('figcaption', {}, label),
      make('img', { src: item[key], alt: `${label}: ${item.title}, ${item.name}` }),
    ),
  );
  place.append(make('div', { class: 'pictures' }, ...figures));
}

function go(to) {
  if (shown.length === 0) return drawItem();
  current = (to + shown.length) % shown.length;
  for (const [at, button] of [...byId('list').querySelectorAll('button')].entries()) {
    button.setAttribute('aria-current', String(at === current));
    if (at === current) button.scrollIntoView({ block: 'nearest' });
  }
  byId('item').scrollTo(0, 0);
  drawItem();
}

function show(key) {
  view = key;
  drawItem();
}

function filter() {
  const verdicts = new Set([...document.querySelectorAll('[name=verdict]:checked')].map((box) => box.value));
  const passes = (id, value) => byId(id).value === '' || byId(id).value === String(value);
  shown = items.filter(
    (item) =>
      verdicts.has(item.verdict) &&
      passes('component', item.title) &&
      passes('width', item.width) &&
      passes('theme', item.theme),
  );
  byId('list').replaceChildren(
    ...shown.map((item, at) => {
      const about = make(
        'small',
        {},
        make('span', { class: item.verdict }, item.verdict),
        ` ${item.width} px, ${item.theme}`,
      );
      const button = make('button', { type: 'button' }, `${item.title} / ${item.name}`, about);
      button.addEventListener('click', () => go(at));
      return make('li', {}, button);
    }),
  );
  go(0);
}

byId('filters').addEventListener('change', filter);
byId('filters').addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLSelectElement) return;
  if (event.key === 'ArrowRight') go(current + 1);
  else if (event.key === 'ArrowLeft') go(current - 1);
  else if (['1', '2', '3', '4'].includes(event.key))
    show(['all', 'before', 'after', 'difference'][event.key - 1]);
  else return;
  event.preventDefault();
});
filter();
