import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { WinnersTicker, type Winner } from './WinnersTicker.tsx';

const winner = (id: string): Winner => ({
  id,
  image: null,
  title: `Game ${id}`,
  amount: '5 000 ₸',
  text: `Player ${id}`,
  href: `#${id}`,
});
const known = ['a', 'b', 'c', 'd', 'e', 'f'].map(winner);
/**
 * Makes a scrolling row too narrow for its cards, because classes of Tailwind have no effect in this test.
 * Without pointer events, because a pointer left over the row would pause it.
 */
const LAYOUT = `
  section { pointer-events: none; }
  :has(> ul) { display: flex; overflow-x: auto; }
  ul { display: flex; flex: none; width: max-content; margin: 0; padding: 0; list-style: none; }
  li { flex: none; width: 212px; margin-right: 8px; }
`;
const styles = document.createElement('style');
styles.textContent = LAYOUT;
const container = document.createElement('div');
let commits = 0;

function show(winners: readonly Winner[]) {
  return render(
    <Profiler id="ticker" onRender={() => (commits += 1)}>
      <WinnersTicker title="Wins" winners={winners} labels={{ pause: 'Pause', play: 'Play' }} speed={200} />
    </Profiler>,
    { container },
  );
}

const found = (selector: string) => {
  const element = container.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`there is no ${selector}`);
  return element;
};
const row = () => found('ul').parentElement ?? found('ul');
const button = () => found('button');
const left = (id: string) => found(`[data-winner="${id}"]`).getBoundingClientRect().left;
const firstRound = () =>
  [...found('ul').querySelectorAll('[data-winner]')].map((card) => card.getAttribute('data-winner'));

/** Waits until the row has scrolled by more than `by` px. */
async function moved(by: number) {
  const from = row().scrollLeft;
  await expect.poll(() => row().scrollLeft).toBeGreaterThan(from + by);
}

beforeEach(() => {
  commits = 0;
  document.head.append(styles);
  document.body.append(container);
});

afterEach(() => {
  styles.remove();
});

it('the row scrolls without a render', { tags: ['OP-105'] }, async () => {
  await show(known);
  await expect.poll(() => row().scrollLeft).toBeGreaterThan(2);
  commits = 0;
  await moved(90);
  expect(commits).toBe(0);
});

it('a new win appears without a jump and without an announcement', { tags: ['OP-105'] }, async () => {
  await show(known);
  await expect.poll(() => row().scrollLeft).toBeGreaterThan(30);
  button().click();
  await expect.poll(() => button().getAttribute('aria-label')).toBe('Play');
  const before = left('b');
  const stood = row().scrollLeft;
  await show([winner('new'), ...known.slice(0, 5)]);
  await expect.poll(() => firstRound()).toEqual(['new', 'a', 'b', 'c', 'd', 'e']);
  expect(Math.abs(left('b') - before)).toBeLessThan(1);
  expect(row().scrollLeft).toBeGreaterThan(stood + 100);
  expect(container.querySelector('[aria-live], [role="status"], output')).toBeNull();
});

it('a new win waits while the copy of the list is visible', { tags: ['OP-105'] }, async () => {
  await show(known);
  await expect.poll(() => container.querySelectorAll('ul')).toHaveLength(2);
  button().click();
  await expect.poll(() => button().getAttribute('aria-label')).toBe('Play');
  row().scrollLeft = found('ul').offsetWidth - 100;
  await show([winner('new'), ...known]);
  await expect.poll(() => commits).toBeGreaterThan(1);
  expect(firstRound()).not.toContain('new');
  button().click();
  await expect.poll(() => firstRound()).toContain('new');
});

it('a changed text of a shown win is updated', async () => {
  await show(known);
  await expect.poll(() => container.textContent).toContain('Player a');
  await show(known.map((one) => ({ ...one, text: `${String(one.text)}, later` })));
  await expect.poll(() => container.textContent).toContain('Player a, later');
  expect(firstRound()).toHaveLength(6);
});
