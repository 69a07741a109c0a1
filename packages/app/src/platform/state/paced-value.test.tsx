import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePacedValue } from './paced-value.ts';

const PACE = 10_000;
const element = document.createElement('div');
let root: Root;

function Said({ place }: { place: number }) {
  return <output>{usePacedValue(place, PACE)}</output>;
}
const show = (place: number) => act(async () => root.render(<Said place={place} />));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  root = createRoot(element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a place is said at most once in ten seconds, and then the newest', { tags: ['TOUR-07'] }, async () => {
  await show(214);
  await pass(PACE);
  expect(element.textContent).toBe('');
  await show(213);
  await pass(0);
  expect(element.textContent).toBe('213');
  for (const place of [212, 211, 210]) {
    await show(place);
    await pass(1_000);
  }
  expect(element.textContent).toBe('213');
  await pass(PACE - 3_000 - 1);
  expect(element.textContent).toBe('213');
  await pass(1);
  expect(element.textContent).toBe('210');
});
