import {
  notifications,
  offers,
  paymentMethods,
  promotion,
  promotions,
  pwaCheck,
  reviews,
  staticPage,
  tournament,
  tournamentGames,
  tournaments,
  transactions,
  unsubscribe,
  vipClub,
  type Endpoint,
} from '@tulpar/api/contract';
import {
  answer,
  gameCards,
  notification,
  offer,
  paymentMethod,
  promotionDetail,
  promotionSample,
  refuse,
  review,
  samples,
  staticPageSample,
  tournamentDetail,
  tournamentSample,
  transaction,
  transactionsPage,
  vipClubSample,
} from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '#app/platform/routing/paths.ts';
import { passInSteps, useSkippableTimers } from '#app/platform/testing/pass-time.ts';
import { routes } from '#app/routes.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

/** A word that is in no catalogue: a page that contains it shows the response. */
const MARK = 'Zhetisu-7391';

/** Texts of an empty list, which a failed read must not show. */
const CLAIMS = /пока нет|пока ничего|ещё нет/i;

type Handler = ReturnType<typeof answer>;
interface Own {
  readonly path: string;
  readonly call: Endpoint;
  readonly marked: Handler;
  /** What the page shows of the response; by default the mark. */
  readonly shows?: RegExp;
  readonly signedIn?: true;
}

const page = <T,>(data: T[]) => ({
  data,
  pagination: { total_pages: 1, items: data.length },
  extra_data: {},
});
const ended = offer({ title: MARK, status: 'finished', end_reason: 'wagered' });
const methods = answer(paymentMethods, [paymentMethod({ name: MARK })]);
const all: readonly Own[] = [
  {
    path: '/bonuses',
    call: offers,
    marked: answer(offers, { data: [offer({ title: MARK, status: 'available', amount: null, tag: MARK })] }),
    signedIn: true,
  },
  {
    path: '/bonuses/received',
    call: offers,
    marked: answer(offers, { data: [offer({ title: MARK })] }),
    signedIn: true,
  },
  { path: '/bonuses/history', call: offers, marked: answer(offers, { data: [ended] }), signedIn: true },
  { path: '/cash-box/deposit', call: paymentMethods, marked: methods, signedIn: true },
  { path: '/cash-box/withdrawal', call: paymentMethods, marked: methods, signedIn: true },
  {
    path: '/cash-box/history',
    call: transactions,
    marked: answer(
      transactions,
      transactionsPage([transaction({ method: { uid: 'kz-card', name: MARK, image_url: null } })]),
    ),
    signedIn: true,
  },
  ...['/rules', '/contacts'].map((path) => ({
    path,
    call: staticPage,
    marked: answer(staticPage, { ...staticPageSample, content_html: `<p>${MARK}</p>` }),
  })),
  {
    path: '/reviews',
    call: reviews,
    marked: answer(reviews, {
      ...page([review({ text: MARK })]),
      extra_data: samples.reviews.extra_data,
    }),
  },
  {
    path: '/download-app',
    call: pwaCheck,
    marked: answer(pwaCheck, { is_available: true, version: MARK, size_bytes: 1 }),
  },
  {
    path: '/app',
    call: pwaCheck,
    marked: answer(pwaCheck, { is_available: true, version: MARK, size_bytes: 1 }),
    signedIn: true,
  },
  {
    path: '/vipclub',
    call: vipClub,
    marked: answer(vipClub, { ...vipClubSample, rules_html: `<p>${MARK}</p>` }),
  },
  {
    path: '/news',
    call: promotions,
    marked: answer(promotions, page([{ ...promotionSample, title: MARK }])),
  },
  {
    path: '/news/second-deposit',
    call: promotion,
    marked: answer(promotion, { ...promotionDetail, content_html: `<p>${MARK}</p>` }),
  },
  {
    path: '/tournaments',
    call: tournaments,
    marked: answer(tournaments, { data: [{ ...tournamentSample, title: MARK }] }),
  },
  {
    path: '/tournaments/lantern-marathon',
    call: tournament,
    marked: answer(tournament, { ...tournamentDetail, title: MARK }),
  },
  {
    path: '/tournaments/lantern-marathon/games',
    call: tournamentGames,
    marked: answer(tournamentGames, {
      ...samples.tournamentGames,
      data: gameCards.slice(0, 1).map((card) => ({ ...card, name: MARK })),
    }),
  },
  {
    path: '/notifications',
    call: notifications,
    marked: answer(notifications, { data: [notification({ title: MARK })] }),
    signedIn: true,
  },
  {
    path: '/unsubscribe/a%40b.kz',
    call: unsubscribe,
    marked: answer(unsubscribe, { success: true }),
    shows: /Вы отписаны|отписа/,
  },
];

/** Addresses that show the page of another address. */
const aliases: Readonly<Record<string, string>> = {
  '/bonus': '/bonuses',
  '/bonuses/received': '/bonuses',
  '/payouts': '/rules',
  '/responsible-gaming': '/rules',
  '/privacy-policy': '/rules',
  '/cookies': '/rules',
  '/faq': '/rules',
  '/about': '/rules',
  '/app': '/download-app',
  '/promotions': '/news',
  '/promotions/second-deposit': '/news/second-deposit',
};

/** Pages that show no response, and why. */
const without: Readonly<Record<string, string>> = {
  '/cash-box/deposit-redirect': 'Leads on to where the payment came from; it shows a loader only.',
  '/out-of-money': 'The ways on from an empty balance, which are the app’s own words (OP-102).',
};

let app: OpenedApp;
const shown = () => app.main()?.textContent ?? '';

describe.each(all)('$path', ({ path, call, marked, shows = MARK, signedIn = false }) => {
  it('shows the answer of its own call', { tags: ['CONT-09'] }, async () => {
    app = await openApp(path, signedIn, [marked]);
    await expect.poll(shown).toMatch(shows);
    const { requests } = app;
    expect(requests.some((one) => one.startsWith(call.method))).toBe(true);
  });

  it('shows a failure and no false claim without it', { tags: ['CONT-09'] }, async () => {
    useSkippableTimers();
    app = await openApp(path, signedIn, [refuse(call, 520, 'DEFAULT')]);
    // Skip the time of the retries.
    await passInSteps(4000);
    // The error message has a button.
    await expect.poll(() => app.main()?.querySelectorAll('button').length).toBeGreaterThan(0);
    expect(shown()).not.toMatch(shows);
    expect(shown()).not.toMatch(CLAIMS);
  });
});

it('an alias loads the page of its address, and no other two share one', { tags: ['CONT-09'] }, () => {
  const loadOf = (path: string) => routes[matchRoute(path)?.id ?? 'notFound'].load;
  for (const [alias, path] of Object.entries(aliases)) expect(loadOf(alias), alias).toBe(loadOf(path));
  const others = [...all.map(({ path }) => path), ...Object.keys(without)].filter(
    (path) => !(path in aliases),
  );
  expect(new Set(others.map(loadOf)).size).toBe(others.length);
});
