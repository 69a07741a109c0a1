import { game, games, launchGame, offers, searchGames, type Offer } from '@tulpar/api/contract';
import { answer, gameCard, gameDetail, launch, offer } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { wageredOfferAtom } from '#app/features/bonuses/index.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { navigateTo } from '#app/platform/routing/router.tsx';
import { startNewGeneration } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

const shares = [100, 50, 10, 0, null];
const cards = shares.map((share, place) =>
  gameCard({ id: 9100 + place, slug: `share-${place}`, name: `Вклад ${place}`, wager_contribution: share }),
);
const pagination = { total_pages: 1, items: cards.length };
const wagered = offer({ id: 'ofr_a', status: 'active', wager_amount_max: 15_000_000 });

let app: OpenedApp;
let own: Offer[] = [];
const open = async (path: string, now: Offer[], signedIn = true) => {
  own = now;
  app = await openApp(path, signedIn, [
    answer(offers, () => ({ data: own })),
    answer(games, { data: cards, pagination, extra_data: { is_use_image_alternative: false } }),
    answer(searchGames, { data: cards, pagination, uid: 'srch_1' }),
    answer(game, ({ params }) => ({
      ...gameDetail,
      slug: params['slug'] ?? '',
      name: params['slug'] ?? '',
      wager_contribution: params['slug'] === 'counts' ? 10 : 0,
    })),
    answer(launchGame, launch),
  ]);
};
const change = async (now: Offer[]) => {
  own = now;
  await store.get(queryClientAtom).invalidateQueries({ queryKey: ['offers'] });
};
const main = () => app.main() ?? document.body;
/** Contributions on tiles, each once: below its results a search shows popular games, here the same ones. */
const marks = () => [
  ...new Set([...main().querySelectorAll('[data-share]')].map((tile) => tile.getAttribute('data-share'))),
];
const all = ['В отыгрыш 100%', 'В отыгрыш 50%', 'В отыгрыш 10%', 'В отыгрыш 0%'];
const areShown = () => expect.poll(() => main().textContent).toContain('Вклад 4');

describe('the wager contribution of a game', () => {
  it.each(['/games/category/slots', '/games/search?search=share'])(
    'is on the tiles of %s only while a bonus is wagered',
    { tags: ['WAG-11'] },
    async (path) => {
      await open(path, [wagered]);
      await expect.poll(marks).toEqual(all);
      await change([{ ...wagered, status: 'finished' }]);
      await expect.poll(marks).toEqual([]);
      await areShown();
      await change([wagered]);
      await expect.poll(marks).toEqual(all);
    },
  );

  it.each<[string, Partial<Offer>]>([
    ['waits for its turn', { status: 'awaiting' }],
    ['can be taken', { status: 'available', wager_amount_max: null }],
    ['are spins being played', { type: 'no_deposit_gift_spin', status: 'started', wager_amount_max: null }],
    ['has nothing to wager', { wager_amount_max: 0 }],
    ['is wagered', { status: 'wager_ignored' }],
  ])('is on no tile while the bonus of the player %s', { tags: ['WAG-11'] }, async (_what, over) => {
    await open('/games/category/slots', [{ ...wagered, ...over }]);
    await areShown();
    await expect.poll(() => app.requests.filter((one) => one.includes('/offers')).length).toBeGreaterThan(0);
    await store.get(queryClientAtom).invalidateQueries({ queryKey: ['offers'] });
    expect(marks()).toEqual([]);
  });

  const rowOf = async (name: string) => {
    const about = () => document.querySelector<HTMLElement>(`button[aria-label="Об игре ${name}"]`);
    await expect.poll(about).not.toBeNull();
    about()?.click();
    const sheet = () => document.querySelector('[role="dialog"]');
    await expect.poll(() => sheet()?.querySelectorAll('dt').length ?? 0).toBeGreaterThan(4);
    const row = [...(sheet()?.querySelectorAll('dt') ?? [])].find(
      (dt) => dt.textContent.replaceAll('\u00a0', ' ') === 'Вклад в отыгрыш',
    );
    const value = row?.nextElementSibling?.textContent;
    sheet()?.querySelector<HTMLElement>('button[aria-label="Закрыть сведения об игре"]')?.click();
    await expect.poll(sheet).toBeNull();
    return value;
  };

  it('is in the sheet of a game that has one, only during wagering', { tags: ['WAG-11'] }, async () => {
    await open('/games/category/slots', [wagered]);
    await expect.poll(marks).toEqual(all);
    expect(await rowOf('Вклад 2')).toBe('10%');
    expect(await rowOf('Вклад 4')).toBeUndefined();
    await change([]);
    await expect.poll(marks).toEqual([]);
    expect(await rowOf('Вклад 2')).toBeUndefined();
  });
});

describe('a game that counts nothing towards a bonus', () => {
  const launches = () => app.requests.filter((one) => one.endsWith('/launch')).length;
  const question = () => document.querySelector('[role="dialog"]');
  const showsQuestion = () => expect.poll(() => question()?.textContent ?? '').toContain('Всё равно играть');
  const press = (name: string) =>
    [...(question()?.querySelectorAll<HTMLElement>('button, a') ?? [])]
      .find((one) => one.textContent === name)
      ?.click();
  const isOpened = (times: number) => expect.poll(launches).toBe(times);
  /** Waits for the list, by its heading too: the page of a game shows some of the same games. */
  const isListed = async () => {
    await expect.poll(() => main().querySelector('h1')?.textContent).toBe('Все игры');
    await areShown();
  };
  const leave = async () => {
    navigateTo('/games');
    await isListed();
  };

  const becomeReady = async () => {
    const frame = () => main().querySelector('iframe')?.contentWindow;
    await expect.poll(frame).toBeTruthy();
    const data = { source: 'tulpar-game', type: 'ready' };
    dispatchEvent(new MessageEvent('message', { source: frame() ?? null, origin: 'null', data }));
    await expect.poll(() => main().textContent).not.toContain('Загружаем игру');
  };
  const switchMode = () => main().querySelector<HTMLElement>('input[name="mode"]:not(:checked)')?.click();

  it('needs a confirmation before launch, once for a game and a bonus', { tags: ['WAG-12'] }, async () => {
    await open('/games/nothing', [wagered]);
    await showsQuestion();
    expect(launches()).toBe(0);
    press('Всё равно играть');
    await isOpened(1);
    await leave();
    navigateTo('/games/nothing');
    await isOpened(2);
    expect(question()).toBeNull();
    await leave();
    // Each game and each bonus needs its own confirmation.
    navigateTo('/games/other-nothing');
    await showsQuestion();
    press('Другие игры');
    await isListed();
    // Wait here, because only pages that use the bonuses refetch them.
    await expect.poll(marks).toEqual(all);
    await change([{ ...wagered, id: 'ofr_b' }]);
    // Open the game only after components know the new bonus; they get it a moment after the cache.
    await expect.poll(() => store.get(wageredOfferAtom)?.id).toBe('ofr_b');
    navigateTo('/games/nothing');
    await showsQuestion();
    expect(launches()).toBe(2);
  });

  it('needs no confirmation for a demo, without a bonus, or if it counts', { tags: ['WAG-12'] }, async () => {
    await open('/games/nothing?mode=demo', [wagered]);
    await isOpened(1);
    await leave();
    navigateTo('/games/counts');
    await isOpened(2);
    await leave();
    await change([]);
    navigateTo('/games/nothing');
    await isOpened(3);
    expect(question()).toBeNull();
  });

  it('needs no second confirmation after a reload', { tags: ['WAG-12'] }, async () => {
    await open('/games/nothing', [wagered]);
    await showsQuestion();
    press('Всё равно играть');
    await isOpened(1);
    // Simulate a reload: only stored values remain.
    await cleanup();
    startNewGeneration();
    await open('/games/nothing', [wagered]);
    await isOpened(1);
    expect(question()).toBeNull();
  });

  it('is launched once if the bonus becomes known, and not interrupted', { tags: ['WAG-12'] }, async () => {
    await open('/games/nothing', []);
    await isOpened(1);
    await change([wagered]);
    await showsQuestion();
    await becomeReady();
    await showsQuestion();
    press('Всё равно играть');
    await expect.poll(question).toBeNull();
    await change([{ ...wagered, id: 'ofr_b' }]);
    await expect.poll(() => store.get(wageredOfferAtom)?.id).toBe('ofr_b');
    expect(question()).toBeNull();
    expect(launches()).toBe(1);
  });

  it('needs a confirmation when the demo turns into a real game', { tags: ['WAG-12'] }, async () => {
    await open('/games/nothing?mode=demo', [wagered]);
    await isOpened(1);
    switchMode();
    await showsQuestion();
    expect(launches()).toBe(1);
  });

  it('needs one for a bonus taken during the demo after a game that ran', { tags: ['WAG-12'] }, async () => {
    await open('/games/nothing', []);
    await isOpened(1);
    await becomeReady();
    switchMode();
    await isOpened(2);
    await change([wagered]);
    await expect.poll(() => store.get(wageredOfferAtom)?.id).toBe(wagered.id);
    switchMode();
    await showsQuestion();
    expect(launches()).toBe(2);
  });
});
