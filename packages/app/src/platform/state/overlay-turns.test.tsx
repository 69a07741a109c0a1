import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { until } from '../testing/pass-time.ts';
import { store } from './store.ts';
import {
  isMoneyMomentAtom,
  isResultShownAtom,
  MONEY_PAUSE,
  shownOverlay,
  useResult,
  useOverlayTurn,
} from './overlay-turns.ts';

const claim = (id: string, kind: 'result' | 'greeting' | 'offer') => ({ id, kind });

it('a result is shown before a greeting, a greeting before an offer, and of two the first', () => {
  expect(shownOverlay([], false)).toBeNull();
  const claims = [claim('o', 'offer'), claim('g', 'greeting'), claim('r', 'result'), claim('s', 'result')];
  expect(shownOverlay(claims, false)?.id).toBe('r');
  expect(shownOverlay(claims.slice(0, 2), false)?.id).toBe('g');
  expect(shownOverlay(claims.slice(0, 1), false)?.id).toBe('o');
});

it('nothing is offered while money has just moved', () => {
  expect(shownOverlay([claim('o', 'offer')], true)).toBeNull();
  expect(shownOverlay([claim('o', 'offer'), claim('g', 'greeting')], true)?.id).toBe('g');
});

function Offer() {
  return useOverlayTurn('offer') ? <p>Offer</p> : null;
}

function Result() {
  useResult();
  return <p>Result</p>;
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

it('an offer waits until a result is left and a minute has passed', async () => {
  const page = await render(<Offer />);
  expect(page.container.textContent).toBe('Offer');
  await page.rerender(
    <>
      <Offer />
      <Result />
    </>,
  );
  expect(page.container.textContent).toBe('Result');
  expect(store.get(isResultShownAtom)).toBe(true);
  vi.advanceTimersByTime(MONEY_PAUSE * 2);
  expect(store.get(isMoneyMomentAtom)).toBe(true);
  await page.rerender(<Offer />);
  expect(store.get(isResultShownAtom)).toBe(false);
  vi.advanceTimersByTime(MONEY_PAUSE - 1);
  expect(page.container.textContent).toBe('');
  vi.advanceTimersByTime(1);
  await until(() => expect(page.container.textContent).toBe('Offer'));
});
