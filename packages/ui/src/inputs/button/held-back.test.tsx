import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from '../../content/countdown/index.ts';
import { HeldBack } from '../../foundations/held-back/index.ts';
import { Button } from './Button.tsx';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const home = document.createElement('div');
let root: ReturnType<typeof createRoot>;
const press = vi.fn();

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  document.body.append(home);
  root = createRoot(home);
});
afterEach(() => {
  act(() => root.unmount());
  home.remove();
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});

const show = (reason: string | undefined) =>
  act(() =>
    root.render(
      <HeldBack value={reason}>
        <Button needsNetwork onClick={press}>
          Pay
        </Button>
        <Button asChild needsNetwork>
          <a href="/deposit" aria-label="Deposit">
            Top up
          </a>
        </Button>
        <Button asChild needsNetwork="silent">
          <a href="/withdraw">Withdraw</a>
        </Button>
        <Button>Close</Button>
        <Countdown
          label="left"
          units={{ days: 'd', hours: 'h', minutes: 'm', seconds: 's' }}
          endsAt={5000}
          now={() => 0}
          look="line"
        />
      </HeldBack>,
    ),
  );

it(
  'without a network what needs one is disabled with one sentence, links too, and the rest is not',
  { tags: ['REACH-07'] },
  () => {
    show('Needs a network');
    const [pay, deposit, withdraw, close] = home.querySelectorAll('button');
    for (const button of [pay, deposit, withdraw]) {
      expect(button?.getAttribute('aria-disabled')).toBe('true');
      const reason = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toBe('Needs a network');
    }
    expect(deposit?.getAttribute('aria-label')).toBe('Deposit');
    expect(deposit?.textContent).toBe('Top up');
    expect(close?.hasAttribute('aria-disabled')).toBe(false);
    act(() => pay?.click());
    expect(press).not.toHaveBeenCalled();
    expect(home.querySelector('a')).toBeNull();
    show(undefined);
    act(() => home.querySelector('button')?.click());
    expect(press).toHaveBeenCalledTimes(1);
    expect(home.querySelectorAll('a')).toHaveLength(2);
  },
);

it('a countdown to an end that was saved shows no figures', { tags: ['REACH-06'] }, () => {
  show('Needs a network');
  expect(home.querySelector('[role="timer"]')?.textContent).toBe('––:––:––');
  expect(home.querySelector('[data-state]')?.getAttribute('data-state')).toBe('PAUSED');
  show(undefined);
  expect(home.querySelector('[role="timer"]')?.textContent).toBe('00:00:05');
});
