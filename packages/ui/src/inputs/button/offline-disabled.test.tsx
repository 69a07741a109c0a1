import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { Countdown } from '../../content/countdown/Countdown.tsx';
import { OfflineDisabledReason } from '../../foundations/offline-disabled-reason/index.ts';
import { Button } from './Button.tsx';

const home = document.createElement('div');
const press = vi.fn();

beforeEach(() => document.body.append(home));

const show = (reason: string | undefined) =>
  render(
    <OfflineDisabledReason value={reason}>
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
    </OfflineDisabledReason>,
    { container: home },
  );

it('offline, buttons that need a network say why they are disabled', { tags: ['REACH-07'] }, async () => {
  await show('Needs a network');
  const [pay, deposit, withdraw, close] = home.querySelectorAll('button');
  for (const button of [pay, deposit, withdraw]) {
    expect(button?.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Needs a network');
  }
  expect(deposit?.getAttribute('aria-label')).toBe('Deposit');
  expect(deposit?.textContent).toBe('Top up');
  expect(close?.hasAttribute('aria-disabled')).toBe(false);
  pay?.click();
  expect(press).not.toHaveBeenCalled();
  expect(home.querySelector('a')).toBeNull();
  await show(undefined);
  home.querySelector('button')?.click();
  expect(press).toHaveBeenCalledTimes(1);
  expect(home.querySelectorAll('a')).toHaveLength(2);
});

it('a countdown to a stored end shows no digits', { tags: ['REACH-06'] }, async () => {
  await show('Needs a network');
  expect(home.querySelector('[role="timer"]')?.textContent).toBe('––:––:––');
  expect(home.querySelector('[data-state]')?.getAttribute('data-state')).toBe('PAUSED');
  await show(undefined);
  expect(home.querySelector('[role="timer"]')?.textContent).toBe('00:00:05');
});
