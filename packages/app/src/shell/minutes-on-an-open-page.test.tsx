import { limits, offerLedger, offers, profile, rounds, statement, winners } from '@tulpar/api/contract';
import { answer, limitList, offer, playerLimit, samples } from '@tulpar/api/samples';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setServerClock } from '#app/platform/network/clock.ts';
import { useSkippableTimers } from '#app/platform/testing/pass-time.ts';
import { openApp } from './testing/app-at.tsx';

const start = Date.parse('2026-01-12T18:58:30Z');
const minute = 60_000;

beforeEach(() => {
  useSkippableTimers();
});

/** Opens a page 90 seconds before midnight in account time; returns what makes two minutes pass. */
async function open(path: string, answers: Parameters<typeof openApp>[2] = []) {
  await openApp(path, true, [
    ...answers,
    answer(limits, { ...limitList, data: [playerLimit({ amount: 1_000_000 })] }),
    answer(offers, { data: [offer({ expired_at: new Date(start + 61.5 * minute).toISOString() })] }),
  ]);
  setServerClock(() => start);
  return async () => {
    setServerClock(() => start + 2 * minute);
    await vi.advanceTimersByTimeAsync(2 * minute);
  };
}

const text = () => document.body.textContent;

it('a break ends its length after the press, not after the visit', { tags: ['SAFE-08'] }, async () => {
  const pass = await open('/profile/break');
  await page.getByRole('radio', { name: /^24 часа/ }).click();
  await expect.poll(text).toContain('До 13 января, 23:58');
  await pass();
  await expect.poll(text).toContain('До 14 января, 00:00');
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect.element(page.getByRole('heading', { name: 'До 14 января, 00:00' })).toBeVisible();
  setServerClock(() => start + 4 * minute);
  await vi.advanceTimersByTimeAsync(2 * minute);
  await expect.element(page.getByRole('heading', { name: 'До 14 января, 00:02' })).toBeVisible();
});

it('a raised limit waits a day from the press, not the typing', { tags: ['SAFE-04'] }, async () => {
  const pass = await open('/profile/limits');
  await page.getByRole('button', { name: 'Изменить' }).click();
  await page.getByRole('textbox', { name: 'Не больше' }).fill('90000');
  await expect.poll(text).toContain('13 января в 23:58, после вашего подтверждения');
  await pass();
  await expect.poll(text).toContain('14 января в 00:00, после вашего подтверждения');
});

it('the time left for wagering runs down', { tags: ['WAG-17'] }, async () => {
  const pass = await open('/bonuses/received/ofr_77');
  await expect.poll(text).toContain('До конца');
  await pass();
  await expect.poll(text).toContain('59 минут');
});

it('what counted today starts with zero at midnight', { tags: ['WAG-17'] }, async () => {
  let counted = 4_200_000;
  const pass = await open('/bonuses/received/ofr_77', [
    answer(offerLedger, () => ({
      ...samples.offerLedger,
      extra_data: { ...samples.offerLedger.extra_data, counted_today: counted },
    })),
  ]);
  const today = () => document.body.textContent.replaceAll(/\s/g, ' ');
  await expect.poll(today).toContain('Сегодня42 000 ₸');
  counted = 0;
  await pass();
  await expect.poll(today).toContain('Сегодня0 ₸');
});

it('the rounds of a day stay over midnight, and the new day is offered', { tags: ['SAFE-17'] }, async () => {
  const pass = await open('/cash-box/rounds', [
    answer(rounds, ({ query }) => ({
      data: query['from'] === '2026-01-12' ? samples.rounds.data : [],
      pagination: { total_pages: 1, items: 1 },
      extra_data: { bets: 0, wins: 0 },
    })),
  ]);
  await expect.element(page.getByRole('heading', { name: '12 января' })).toBeVisible();
  await pass();
  const offered = page.getByRole('link', { name: 'Сегодня, 13 января' });
  await expect.element(offered).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '12 января' })).toBeVisible();
  await offered.click();
  await expect.element(page.getByRole('heading', { name: '13 января' })).toBeVisible();
  expect(offered.query()).toBeNull();
});

it('the rounds of today are shown although the clock is ahead', { tags: ['SAFE-17'] }, async () => {
  const known = answer(profile, () => {
    setServerClock(() => start);
    return samples.profile;
  });
  await openApp('/cash-box/rounds', true, [known], '2026-01-13T18:58:30Z');
  await expect.element(page.getByRole('heading', { name: '12 января' })).toBeVisible();
});

it(
  'the filter of a statement stays over midnight, and the new day is offered',
  { tags: ['SAFE-18'] },
  async () => {
    const requested: unknown[] = [];
    const pass = await open('/cash-box/statement', [
      answer(statement, ({ query }) => {
        requested.push(query['to']);
        return { ...samples.statement, to: String(query['to']) };
      }),
    ]);
    await page.getByRole('button', { name: 'Игра' }).click();
    await pass();
    const offered = page.getByRole('link', { name: 'Сегодня, 13 января' });
    await expect.element(offered).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Игра' })).toHaveAttribute('aria-pressed', 'true');
    await offered.click();
    await expect.poll(() => requested.at(-1)).toBe('2026-01-13');
  },
);

it('the age of a win grows', { tags: ['OP-105'] }, async () => {
  const [winner] = samples.winners.data;
  if (!winner) throw new Error('The samples are empty');
  const pass = await open('/', [
    answer(winners, { data: [{ ...winner, created_at: new Date(start - 3 * minute).toISOString() }] }),
  ]);
  await expect.poll(() => (scrollBy({ top: 400, behavior: 'instant' }), text())).toContain('3 минуты назад');
  await pass();
  await expect.poll(text).toContain('5 минут назад');
});
