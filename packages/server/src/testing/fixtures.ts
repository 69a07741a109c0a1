import type { GameFacts } from '../ports.ts';
import type { Random } from '../domain/rounds/slot.ts';
import type { Dependencies } from '../dependencies.ts';

type Changes = Readonly<Record<string, unknown>>;

/** The site a player signs in on. */
export const site = { region: 'KZ', brand: 'tulpar', domain: 'localhost' };

export const signUpBody = (email: string, changes: Changes = {}) => ({
  email,
  password: 'secret-word',
  promo_code: null,
  currency: 'KZT',
  language: 'ru',
  receive_email: true,
  receive_sms: true,
  brand: 'tulpar',
  recaptcha_token: '',
  referrer: null,
  landing_page: null,
  fingerprint: 'f-1',
  time_offset: 300,
  timezone: 'Asia/Almaty',
  ...changes,
});

/** Body of a deposit for a player who uses the app at `origin`. */
export const payBody = (origin: string, changes: Changes = {}) => ({
  type: 'deposit',
  fail_url: `${origin}/#payment_error`,
  uid: 'kz-card',
  amount: 500_000,
  currency: 'KZT',
  locale: 'ru',
  fields: {},
  card_id: null,
  offer_id: null,
  ...changes,
});

/** The only game of the tests. */
export const testGame: GameFacts = {
  slug: 'lazy-lantern',
  name: 'Lazy Lantern',
  hasDemo: true,
  minBet: { kzt: 1_000, azn: 10 },
  maxBet: { kzt: 1_000_000, azn: 5_000 },
  wagerContribution: 100,
  countries: ['KZ', 'AZ'],
};

/** Reels on which no adjacent symbols match: nothing wins. */
export function losing(): Random {
  let cell = 0;
  return () => {
    cell += 1;
    return Math.floor((cell - 1) / 3) % 2 === 0 ? 0 : 42;
  };
}

/** Every cell shows the most common symbol: ten lines of five leaves, 180 times the stake. */
export const winning: Random = () => 42;

/** Creates many players without sessions; returns their ids. */
export async function addPlayers(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  count: number,
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < count; from += 1_000) {
    const rows = await db
      .insertInto('players')
      .values(
        Array.from({ length: Math.min(1_000, count - from) }, (_, at) => ({
          password_hash: 'none',
          registration_type: 'email' as const,
          email: `rival${from + at}@example.com`,
          currency: 'KZT' as const,
          language: 'ru' as const,
          created_at: clock.now(),
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
