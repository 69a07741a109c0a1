import { beforeAll, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { startSession } from '../session/session.ts';
import { fillVisitor, rememberPlayer } from '../session/visitor.ts';
import { showLanguage, TextProvider } from './intl.tsx';
import { useDates } from './use-dates.ts';

const moment = '2026-01-12T19:30:00Z';

function Dates() {
  const { date, windowDay } = useDates();
  return `${date(moment, 'dd.MM.yyyy HH:mm')}, ${windowDay(moment)}`;
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
    const [date, window] = await shown();
    expect(date).toBe(time);
    expect(window).toMatch(day);
  },
);

it(
  'a guest sees the time of the browser, but windows by currency',
  { tags: ['PROMO-24', 'NEWS-07'] },
  async () => {
    fillVisitor({ currency: 'KZT', language: null });
    const browser = new Date(moment);
    const two = (value: number) => String(value).padStart(2, '0');
    const [date, window] = await shown();
    expect(date).toContain(` ${two(browser.getHours())}:${two(browser.getMinutes())}`);
    expect(window).toMatch(/^13\D/);
  },
);
