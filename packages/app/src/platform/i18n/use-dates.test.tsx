import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { fillVisitor, rememberPlayer } from '../session/visitor.ts';
import { allTexts, showLanguage, TextProvider } from './intl.tsx';
import { useDates } from './use-dates.ts';

const moment = '2026-01-12T19:30:00Z';

function Told() {
  const { date, windowDay } = useDates();
  return `${date(moment, 'dd.MM.yyyy HH:mm')}, ${windowDay(moment)}`;
}

const box = document.createElement('div');
const root = createRoot(box);
function told(): string | null {
  flushSync(() =>
    root.render(
      <TextProvider>
        <Told />
      </TextProvider>,
    ),
  );
  return box.textContent;
}

beforeAll(async () => {
  await showLanguage('en');
  await allTexts();
});

afterEach(() => endSession('logout'));

it.each([
  ['KZT', '13.01.2026 00:30', /^13\D/],
  ['AZN', '12.01.2026 23:30', /^12\D/],
] as const)(
  'a player with an account in %s is told its time, wherever the browser is',
  { tags: ['CASH-26', 'NEWS-04', 'WELC-13'] },
  (currency, time, day) => {
    startSession({ access: 'a', refresh: 'r' });
    rememberPlayer({ id: 1, source_id: null, currency });
    const [date, window] = told()?.split(', ') ?? [];
    expect(date).toBe(time);
    expect(window).toMatch(day);
  },
);

it(
  'a guest is told the browser’s time, but a window by the currency',
  { tags: ['PROMO-24', 'NEWS-07'] },
  () => {
    fillVisitor({ currency: 'KZT', language: null });
    const browser = new Date(moment);
    const two = (value: number) => String(value).padStart(2, '0');
    const [date, window] = told()?.split(', ') ?? [];
    expect(date).toContain(` ${two(browser.getHours())}:${two(browser.getMinutes())}`);
    expect(window).toMatch(/^13\D/);
  },
);
