import type { Connection } from '../../db/types.ts';
import { randomId } from '../../secrets.ts';
import { readBalances } from '../ledger/post.ts';
import { cancelOffer, endOffer } from '../offers/finish.ts';
import { cashbackSource, spanBefore, spanOf } from '../offers/cashback-plan.ts';
import { activeOffer, grantOffer, grantOnce } from '../offers/offers.ts';
import { activateGift } from '../offers/activate.ts';
import { type TemplateCode } from '../offers/templates.ts';
import { markPlay } from '../protection/play-sessions.ts';
import { openGameSession } from '../rounds/game-session.ts';
import { bookRound } from '../rounds/play-round.ts';
import { countRound, splitStake, splitWin } from '../wagering/progress.ts';

const day = 24 * 3_600_000;
/** Time from the launch of a game to its seeded round, ms. */
const opened = 4 * 60_000;
const currency = 'KZT';

/** A seeded round, with the game's percentage for wagering; stake and win in minor units. */
interface PastRound {
  readonly slug: string;
  readonly name: string;
  readonly contribution: number;
  readonly bet: number;
  readonly win: number;
}

const chronicle = { slug: 'kurgan-chronicle', name: 'Kurgan Chronicle', contribution: 100 };
const sevens = { slug: 'ember-sevens', name: 'Ember Sevens', contribution: 100 };
const mines = { slug: 'kurgan-mines', name: 'Kurgan Mines', contribution: 50 };
const roulette = { slug: 'feltline-roulette-room-a', name: 'Feltline Roulette Room A', contribution: 0 };

/** Rounds for the demo player's bonus; one is in a game that does not count, another exceeds the maximum stake. */
export const pastRounds: readonly PastRound[] = [
  { ...chronicle, bet: 20_000, win: 0 },
  { ...chronicle, bet: 20_000, win: 34_000 },
  { ...chronicle, bet: 20_000, win: 0 },
  { ...sevens, bet: 50_000, win: 0 },
  { ...sevens, bet: 50_000, win: 25_000 },
  { ...sevens, bet: 50_000, win: 0 },
  { ...mines, bet: 40_000, win: 58_000 },
  { ...mines, bet: 40_000, win: 0 },
  { ...roulette, bet: 30_000, win: 0 },
  { ...chronicle, bet: 100_000, win: 0 },
  { ...chronicle, bet: 200_000, win: 120_000 },
  { ...sevens, bet: 50_000, win: 0 },
];

async function playPast(trx: Connection, playerId: number, round: PastRound, at: Date): Promise<void> {
  const stake = splitStake(round.bet, await readBalances(trx, playerId, currency));
  if (stake === null) throw new Error(`There is no money for a stake of ${round.bet}`);
  const win = splitWin(round.win, stake);
  const id = randomId('rnd');
  const session = {
    player_id: playerId,
    game_slug: round.slug,
    mode: 'real',
    currency,
    language: 'ru',
    app_origin: '',
    opened_by: null,
  } as const;
  await trx
    .insertInto('rounds')
    .values({
      id,
      session_id: await openGameSession(trx, session, at),
      round_key: id,
      player_id: playerId,
      game_slug: round.slug,
      currency,
      bet: round.bet,
      bet_real: stake.real,
      bet_bonus: stake.bonus,
      win: round.win,
      win_real: win.real,
      win_bonus: win.bonus,
      told: JSON.stringify(null),
      created_at: at,
    })
    .execute();
  await bookRound(trx, { roundId: id, playerId, currency, stake, win }, at);
  const played = { bet: round.bet, win: round.win };
  await markPlay(trx, { id: playerId, currency }, { bet: 0, win: 0 }, new Date(at.getTime() - opened));
  await markPlay(trx, { id: playerId, currency }, played, at);
  await countRound(trx, { id, playerId, bet: round.bet, game: round }, at);
}

/** Past weeks with cashback, by number of weeks before the current one, and how the cashback ended. */
const formerWeeks = [
  { back: 2, amount: 624_000, wagered: 1_872_000, ending: 'finish' },
  { back: 3, amount: 296_000, wagered: 0, ending: null },
  { back: 4, amount: 407_000, wagered: 530_000, ending: 'waste' },
] as const;

/** Grants cashback and gifts of the time before the active bonus. */
export async function givePastBonuses(trx: Connection, playerId: number, now: Date): Promise<void> {
  for (const { back, amount, wagered, ending } of formerWeeks.toReversed()) {
    let span = spanOf('weekly', now, currency);
    for (let week = 0; week < back; week += 1) span = spanBefore('weekly', span, currency);
    const grant = { playerId, currency, template: 'cbw', amount } as const;
    const id = await grantOnce(trx, cashbackSource('weekly', span, playerId), grant, span.to);
    if (id === null || ending === null) continue;
    await activateGift(trx, playerId, id, new Date(span.to.getTime() + day / 2));
    await trx.updateTable('offers').set({ wager_amount: wagered }).where('id', '=', id).execute();
    const active = await activeOffer(trx, playerId);
    if (active !== undefined) await endOffer(trx, active, ending, new Date(span.to.getTime() + 2 * day));
  }
  const canceled = new Date(now.getTime() - 30 * day);
  const spins = await give(trx, playerId, 'ndgs', canceled);
  await activateGift(trx, playerId, spins, canceled);
  await cancelOffer(trx, playerId, spins, canceled);
}

/** Prize for the third place of the race that `demo-tournaments.ts` adds, minor units. */
export const demoPrize = 750_000;

const give = (trx: Connection, playerId: number, template: TemplateCode, at: Date, amount?: number) =>
  grantOffer(trx, { playerId, currency, template, ...(amount === undefined ? {} : { amount }) }, at);

/**
 * Fills the demo player's bonus pages: rounds since `since` for the active bonus, a queued prize, and offers that
 * need a deposit.
 */
export async function giveCurrentBonuses(trx: Connection, playerId: number, since: Date, now: Date) {
  // Play the rounds in the current cashback week, so that cashback accrues, unless the week has just begun.
  const { from } = spanOf('weekly', now, currency);
  const isYoung = now.getTime() - from.getTime() < day / 2;
  const first = isYoung ? since.getTime() : Math.max(since.getTime(), from.getTime());
  const step = (now.getTime() - first) / (pastRounds.length + 1);
  for (const [place, round] of pastRounds.entries())
    await playPast(trx, playerId, round, new Date(first + step * (place + 1)));
  const yesterday = new Date(now.getTime() - day);
  await activateGift(trx, playerId, await give(trx, playerId, 'tw', yesterday, demoPrize), yesterday);
  await give(trx, playerId, 'demo20', yesterday);
  await give(trx, playerId, 'dgs', yesterday);
}
