import type { TimeZone } from '@tulpar/api/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Connection } from '../../db/types.ts';
import { testServer, type Answers } from '../../testing/index.ts';
import { openSession } from '../sessions/tokens.ts';

const dayLength = 24 * 3_600_000;
const zones = ['Asia/Almaty', 'Asia/Baku', 'UTC'] as const;
const calendars = new Map<TimeZone, Intl.DateTimeFormat>(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })]),
);
/** Day in a zone by the zone's own rules, independently of the server's. */
const dayIn = (at: number, zone: TimeZone): string => calendars.get(zone)?.format(at) ?? '';

/** Postings by name: statement type, and the change of real, bonus and reserved money in multiples of the amount. */
const postings = {
  deposit: { kind: 'deposit', real: 1, bonus: 0, pending: 0 },
  withdrawal_hold: { kind: 'withdrawal', real: -1, bonus: 0, pending: 1 },
  withdrawal_paid: { kind: null, real: 0, bonus: 0, pending: -1 },
  withdrawal_return: { kind: 'withdrawal_return', real: 1, bonus: 0, pending: -1 },
  stake: { kind: 'stake', real: -1, bonus: -1, pending: 0 },
  win: { kind: 'win', real: 2, bonus: 1, pending: 0 },
  bonus_grant: { kind: 'bonus_in', real: 0, bonus: 1, pending: 0 },
  bonus_finished: { kind: null, real: 1, bonus: -1, pending: 0 },
  bonus_expired: { kind: 'bonus_out', real: 0, bonus: -1, pending: 0 },
  tournament_buy_in: { kind: 'buy_in', real: -1, bonus: 0, pending: 0 },
  made_good: { kind: 'correction', real: 1, bonus: 0, pending: 0 },
} as const;
type Posting = keyof typeof postings;

const between = (from: string, to: string) => fc.integer({ min: Date.parse(from), max: Date.parse(to) });
const moments = fc.oneof(
  between('2024-02-01T00:00Z', '2025-03-01T00:00Z'),
  // The day on which Almaty changed its offset, and the ends of some months.
  between('2024-02-28T17:30Z', '2024-02-28T19:30Z'),
  between('2024-02-29T17:00Z', '2024-02-29T20:00Z'),
  between('2024-12-31T12:00Z', '2025-01-01T12:00Z'),
  between('2024-04-30T16:00Z', '2024-05-01T02:00Z'),
);
const days = fc.oneof(
  between('2024-02-01T00:00Z', '2024-06-01T00:00Z'),
  between('2024-02-28T00:00Z', '2024-03-01T23:00Z'),
  fc.constantFrom('2024-01-31', '2024-02-29', '2024-03-01', '2024-04-30').map(Date.parse),
);
const lives = fc.record({
  events: fc.array(
    fc.record({
      posting: fc.constantFrom(...(Object.keys(postings) as Posting[]), 'stake', 'win'),
      at: moments,
      amount: fc.integer({ min: 1, max: 50_000_000 }),
    }),
    { maxLength: 25 },
  ),
  from: days,
  length: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 365 })),
  zone: fc.constantFrom(...zones, 'Asia/Almaty' as const),
});
type Life = ReturnType<typeof fc.sample<typeof lives extends fc.Arbitrary<infer T> ? T : never>>[number];
type Event = Life['events'][number];

const server = testServer({ config: { turnoverFactor: 0 } });

const insertAll = async <T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += 1000) await insert(rows.slice(at, at + 1000));
};

/** Writes histories into the tables as the ledger would, in batches. */
async function write(db: Connection, all: readonly Life[]): Promise<number[]> {
  const players = await db
    .insertInto('players')
    .values(
      all.map((_, index) => ({
        registration_type: 'email' as const,
        email: `life${index}@example.com`,
        password_hash: '',
        language: 'ru' as const,
        currency: 'KZT' as const,
        created_at: new Date('2024-01-01'),
      })),
    )
    .returning('id')
    .execute();
  const kinds = ['real', 'bonus', 'pending_withdrawal'] as const;
  const accounts = await db
    .insertInto('accounts')
    .values([
      ...players.flatMap(({ id }) =>
        kinds.map((kind) => ({ player_id: id, kind, currency: 'KZT' as const, balance: 0 })),
      ),
      { player_id: null, kind: 'house_games' as const, currency: 'KZT' as const, balance: null },
    ])
    .returning(['id', 'player_id', 'kind'])
    .execute();
  const account = new Map(accounts.map(({ id, player_id, kind }) => [`${player_id} ${kind}`, id]));
  const house = account.get('null house_games') ?? 0;
  const bookings: { id: number; player_id: number; key: string; kind: string; created_at: Date }[] = [];
  const entries: {
    transaction_id: number;
    player_id: number;
    account_id: number;
    amount: number;
    balance_after: null;
    created_at: Date;
  }[] = [];
  for (const [index, { events }] of all.entries()) {
    const player = players[index]?.id ?? 0;
    for (const { posting, at, amount } of events) {
      // Far above the database's generated ids.
      const id = 1_000_000 + bookings.length;
      const created_at = new Date(at);
      bookings.push({ id, player_id: player, key: `test:${id}`, kind: posting, created_at });
      const parts = postings[posting];
      const moved = [parts.real, parts.bonus, parts.pending].map((part) => part * amount);
      const sides = [
        ...moved.map((part, place) => ({
          account_id: account.get(`${player} ${kinds[place]}`) ?? 0,
          amount: part,
        })),
        { account_id: house, amount: -moved.reduce((sum, part) => sum + part, 0) },
      ];
      for (const side of sides)
        if (side.amount !== 0)
          entries.push({ transaction_id: id, player_id: player, balance_after: null, created_at, ...side });
    }
  }
  await insertAll(bookings, (some) => db.insertInto('ledger_transactions').values(some).execute());
  await insertAll(entries, (some) => db.insertInto('ledger_entries').values(some).execute());
  return players.map(({ id }) => id);
}

const movedBy = ({ posting, amount }: Event) => (postings[posting].real + postings[posting].bonus) * amount;
const sumOf = (events: readonly Event[]) => events.reduce((sum, event) => sum + movedBy(event), 0);

it('statement and lines equal the ledger, over months and zones', { tags: ['SAFE-20'] }, async () => {
  const all = fc.sample(lives, { numRuns: process.env['LONG'] ? 200 : 60, seed: 20_240_301 });
  const ids = await server.write((trx) => write(trx, all));
  let onTheLongDay = 0;
  for (const [index, { events, from: first, length, zone }] of all.entries()) {
    const { pair } = await openSession(
      server.deps,
      server.deps.db,
      ids[index] ?? 0,
      { ip: '127.0.0.1', userAgent: '', country: null, id: null },
      server.clock.now(),
    );
    const from = new Date(first).toISOString().slice(0, 10);
    const to = new Date(Date.parse(from) + length * dayLength).toISOString().slice(0, 10);
    const days = `from=${from}&to=${to}&time_zone=${zone}`;
    const asPlayer = { token: pair.access.token };
    const { status, body } = await server.get<Answers['statement']>(
      `/api/v1/profile/statement?${days}`,
      asPlayer,
    );
    expect(status).toBe(200);
    const lines = await server.get<Answers['statementLines']>(
      `/api/v1/profile/statement/lines?${days}&limit=500`,
      asPlayer,
    );

    const before = events.filter(({ at }) => dayIn(at, zone) < from);
    const within = events.filter(({ at }) => dayIn(at, zone) >= from && dayIn(at, zone) <= to);
    onTheLongDay += within.filter(
      ({ at }) => zone === 'Asia/Almaty' && dayIn(at, zone) === '2024-02-29',
    ).length;
    const moving = within.filter((event) => movedBy(event) !== 0);
    const movements = new Map<string, { count: number; amount: number }>();
    for (const event of moving) {
      const kind = postings[event.posting].kind ?? '';
      const { count, amount } = movements.get(kind) ?? { count: 0, amount: 0 };
      movements.set(kind, { count: count + 1, amount: amount + movedBy(event) });
    }
    expect(body.opening).toBe(sumOf(before));
    expect(body.closing).toBe(sumOf([...before, ...within]));
    expect(new Map(body.movements?.map(({ kind, count, amount }) => [kind, { count, amount }]))).toEqual(
      movements,
    );

    const isPlay = ({ posting }: Event) => posting === 'stake' || posting === 'win';
    const played = new Map<string, Event[]>();
    for (const event of moving.filter(isPlay)) {
      const day = dayIn(event.at, zone);
      played.set(day, [...(played.get(day) ?? []), event]);
    }
    const balanceAt = (at: number) => sumOf(events.filter((event) => event.at <= at));
    const expected = [
      ...moving
        .filter((event) => !isPlay(event))
        .map((event) => ({
          at: event.at,
          kind: postings[event.posting].kind,
          amount: movedBy(event),
          balance_after: balanceAt(event.at),
          play: null,
        })),
      ...[...played].map(([day, some]) => {
        const at = Math.max(...some.map((event) => event.at));
        const stakes = some.filter(({ posting }) => posting === 'stake');
        return {
          at,
          kind: 'play',
          amount: sumOf(some),
          balance_after: balanceAt(at),
          play: {
            day,
            rounds: stakes.length,
            bets: 0 - sumOf(stakes),
            wins: sumOf(some.filter(({ posting }) => posting === 'win')),
          },
        };
      }),
    ].toSorted((a, b) => b.at - a.at);
    expect(
      lines.body.data.map(({ at, kind, amount, balance_after, play }) => ({
        at: Date.parse(at),
        kind,
        amount,
        balance_after,
        play,
      })),
    ).toEqual(expected);
  }
  expect(onTheLongDay).toBeGreaterThan(5);
});

it('a statement adds up to the minor unit and names its lines', { tags: ['SAFE-18'] }, async () => {
  const { access: token } = await server.signUp();
  await server.deposit(token, 1_000_000);
  const today = dayIn(server.clock.now().getTime(), 'Asia/Almaty');
  const days = `from=${today}&to=${today}&time_zone=Asia/Almaty`;
  const body = await server.read('statement', token, `?${days}`);
  expect(body).toMatchObject({
    time_zone: 'Asia/Almaty',
    as_of: server.clock.now().toISOString(),
    opening: 0,
    closing: 1_000_000,
    movements: [{ kind: 'deposit', count: 1, amount: 1_000_000 }],
    by_day: [{ day: today, deposits: 1_000_000, withdrawals: 0, bets: 0, wins: 0, minutes_played: 0 }],
  });
  const lines = (more: string) =>
    server.get<Answers['statementLines']>(`/api/v1/profile/statement/lines?${days}${more}`, { token });
  expect((await lines('')).body.data).toMatchObject([
    { kind: 'deposit', amount: 1_000_000, title: 'Банковская карта', offer_id: null },
  ]);
  expect((await lines('&kind=play')).body).toMatchObject({ data: [], pagination: { items: 0 } });
  expect((await lines('&kind=nothing')).status).toBe(422);
  expect(
    (await server.get(`/api/v1/profile/statement?from=${today}&to=${today}&time_zone=Mars`, { token }))
      .status,
  ).toBe(422);
});

it('a pending withdrawal leaves the balance but is not listed', { tags: ['SAFE-18'] }, async () => {
  const { access: token } = await server.signUp();
  await server.deposit(token, 1_000_000);
  const out = { type: 'withdrawal', uid: 'kz-card-out', fields: { card_number: '4400430000031234' } };
  await server.pay(token, { ...out, amount: 400_000 });
  const today = dayIn(server.clock.now().getTime(), 'Asia/Almaty');
  const body = await server.read('statement', token, `?from=${today}&to=${today}&time_zone=Asia/Almaty`);
  expect(body).toMatchObject({ withdrawals: 0, withdrawals_open: 400_000, closing: 600_000 });
});
