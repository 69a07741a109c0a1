import { Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
 * The classes have no styles here: a row that scrolls and is too narrow for its cards is all that is needed. The pointer
 * is where the test before left it, and a row under it would rest.
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
let root: Root;
let commits = 0;

function show(winners: readonly Winner[]) {
  root.render(
    <Profiler id="ticker" onRender={() => (commits += 1)}>
      <WinnersTicker title="Wins" winners={winners} labels={{ pause: 'Pause', play: 'Play' }} speed={200} />
    </Profiler>,
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

/** A busy machine may take its time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

/** Waits until the row has gone on by some px. */
async function moved(by: number) {
  const from = row().scrollLeft;
  await until(() => expect(row().scrollLeft).toBeGreaterThan(from + by));
}

beforeEach(() => {
  commits = 0;
  document.head.append(styles);
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  styles.remove();
});

it('the row passes by without a single commit', { tags: ['OP-105'] }, async () => {
  show(known);
  await until(() => expect(row().scrollLeft).toBeGreaterThan(2));
  commits = 0;
  await moved(90);
  expect(commits).toBe(0);
});

it('a newer win comes in without a jump, and nothing is announced', { tags: ['OP-105'] }, async () => {
  show(known);
  await until(() => expect(row().scrollLeft).toBeGreaterThan(30));
  button().click();
  await until(() => expect(button().getAttribute('aria-label')).toBe('Play'));
  const before = left('b');
  const stood = row().scrollLeft;
  show([winner('new'), ...known.slice(0, 5)]);
  await until(() => expect(firstRound()).toEqual(['new', 'a', 'b', 'c', 'd', 'e']));
  expect(Math.abs(left('b') - before)).toBeLessThan(1);
  expect(row().scrollLeft).toBeGreaterThan(stood + 100);
  expect(container.querySelector('[aria-live], [role="status"], output')).toBeNull();
});

it('while the end of the round is in view a newer win waits', { tags: ['OP-105'] }, async () => {
  show(known);
  await until(() => expect(container.querySelectorAll('ul')).toHaveLength(2));
  button().click();
  await until(() => expect(button().getAttribute('aria-label')).toBe('Play'));
  row().scrollLeft = found('ul').offsetWidth - 100;
  show([winner('new'), ...known]);
  await until(() => expect(commits).toBeGreaterThan(1));
  expect(firstRound()).not.toContain('new');
  button().click();
  await until(() => expect(firstRound()).toContain('new'));
});

it('words of a win that is shown change at once', async () => {
  show(known);
  await until(() => expect(container.textContent).toContain('Player a'));
  show(known.map((one) => ({ ...one, text: `${String(one.text)}, later` })));
  await until(() => expect(container.textContent).toContain('Player a, later'));
  expect(firstRound()).toHaveLength(6);
});
