import { offerLedger, promotions, reviews, rounds, tournaments } from '@tulpar/api/contract';
import {
  answer,
  ledgerList,
  playedRound,
  promotionSample,
  reviewList,
  samples,
  tournamentSample,
} from '@tulpar/api/samples';
import { expect, it } from 'vitest';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

/** Two pages of a list that got an entry at its top between their requests: the second entry is on both. */
const shifted = <T,>(entryOf: (name: string, id: number) => T, query: { readonly page?: unknown }) => {
  const [first, moved, last] = ['Первая', 'Сдвинутая', 'Третья'].map(entryOf);
  const data = String(query.page) === '2' ? [moved, last] : [first, moved];
  return { data: data as T[], pagination: { total_pages: 2, items: 22 } };
};

const [review] = reviewList;
const [entry] = ledgerList;
if (!review || !entry) throw new Error('The samples are empty');
const wagered = samples.offers.data.find(({ status }) => status === 'active')?.id ?? '';

const lists = [
  answer(rounds, ({ query }) => ({
    ...shifted((name, id) => playedRound({ round_id: `rnd_${id}`, game: { slug: 'moon', name } }), query),
    extra_data: { bets: 0, wins: 0 },
  })),
  answer(reviews, ({ query }) => ({
    ...samples.reviews,
    ...shifted((text, id) => ({ ...review, id, text }), query),
  })),
  answer(promotions, ({ query }) => ({
    ...samples.promotions,
    ...shifted((title, id) => ({ ...promotionSample, id, slug: `news-${id}`, title }), query),
  })),
  answer(tournaments, ({ query }) => ({
    ...samples.tournaments,
    ...shifted(
      (title, id) => ({ ...tournamentSample, id, slug: `cup-${id}`, title, status: 'finished' as const }),
      query,
    ),
  })),
  answer(offerLedger, ({ query }) => ({
    ...samples.offerLedger,
    ...shifted((name, id) => ({ ...entry, game: { slug: `game-${id}`, name } }), query),
  })),
];

let app: OpenedApp;
const says = () => app.main()?.textContent ?? '';
const timesOf = (words: string) => says().split(words).length - 1;
const more = () =>
  [...document.querySelectorAll<HTMLElement>('main button')].find(({ textContent }) =>
    /^(?:Показать|Загрузить) ещё|^Ещё/.test(textContent),
  );

it.each([
  ['/cash-box/rounds'],
  ['/reviews'],
  ['/news'],
  ['/tournaments?tab=archive'],
  [`/bonuses/received/${wagered}`],
])(
  '%s shows an entry once that moved to the next page while the first was read, and then has no more',
  { tags: ['SAFE-17', 'NEWS-02', 'NEWS-08', 'TOUR-16', 'WAG-15'] },
  async (path) => {
    app = await openApp(path, true, lists);
    await expect.poll(says).toContain('Сдвинутая');
    // The next page is loaded by a button or, in lists without one, by scrolling.
    more()?.click();
    scrollTo(0, document.body.scrollHeight);
    await expect.poll(says).toContain('Третья');
    expect(timesOf('Сдвинутая')).toBe(1);
    await expect.poll(more).toBeUndefined();
  },
);
