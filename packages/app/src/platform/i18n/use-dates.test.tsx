import { beforeAll, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { startSession } from '../session/session.ts';
import { fillVisitor, rememberPlayer } from '../session/visitor.ts';
import { showLanguage, TextProvider } from './intl.tsx';
import { setServerClock } from '../network/clock.ts';
import { rendered } from '../testing/pass-time.ts';
import { useDayHeading } from './day-headings.ts';
import { useDates, useTime } from './use-dates.ts';

const moment = '2026-01-12T19:30:00Z';

function Dates() {
  const { date, windowDay } = useDates();
  const time = useTime();
  return `${date(moment, 'dd.MM.yyyy HH:mm')}, ${windowDay(moment)}, ${time(moment)}, ${time('2026-01-12T10:00:00Z')}`;
}

/** The rendered date and window day. */
async function shown() {
  const { container } = await render(
    <TextProvider>
      <Dates />
    </TextProvider>,
  );
  return container.textContent.split(', ');
}

beforeAll(async () => {
  await showLanguage('en');
});

it.each([
  ['KZT', '13.01.2026 00:30', /^13\D/],
  ['AZN', '12.01.2026 23:30', /^12\D/],
] as const)(
  'a player with an account in %s sees the time of its country',
  { tags: ['CASH-26', 'NEWS-04', 'WELC-13'] },
  async (currency, time, day) => {
    startSession({ access: 'a', refresh: 'r' });
    rememberPlayer({ id: 1, source_id: null, currency });
    setServerClock(() => Date.parse('2026-01-12T09:33:00Z'));
    const [date, window, ...times] = await shown();
    expect(times).toEqual(currency === 'KZT' ? ['13 January', '00:30', '15:00'] : ['23:30', '14:00']);
    expect(date).toBe(time);
    expect(window).toMatch(day);
  },
);

it('a guest sees browser time, but offer days by currency', { tags: ['PROMO-24', 'NEWS-07'] }, async () => {
  fillVisitor({ currency: 'KZT', language: null });
  const browser = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  const [date, window] = await shown();
  expect(date).toContain(` ${two(browser.getHours())}:${two(browser.getMinutes())}`);
  expect(window).toMatch(/^13\D/);
});

const MIDNIGHT = Date.parse('2026-01-12T19:00:00Z');

const Heading = () => useDayHeading()('2026-01-12');
const Time = () => useTime()(MIDNIGHT - 30 * 60_000);

it.each([
  ['heading of a day', Heading, 'Today, 12 January', 'Yesterday, 12 January'],
  ['time of an event', Time, '23:30', '12 January, 23:30'],
])('the %s changes at the account’s midnight', { tags: ['CASH-26'] }, async (_what, Shown, before, after) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startSession({ access: 'a', refresh: 'r' });
  rememberPlayer({ id: 1, source_id: null, currency: 'KZT' });
  setServerClock(() => MIDNIGHT - 60_000);
  const { container } = await render(
    <TextProvider>
      <Shown />
    </TextProvider>,
  );
  expect(container.textContent).toBe(before);
  setServerClock(() => MIDNIGHT + 1);
  vi.advanceTimersByTime(60_001);
  await rendered();
  expect(container.textContent).toBe(after);
});
