import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import { amountIn, type Currency, type Language, formatMoney, isTextId, text } from '../locale/locale.ts';
import type { Connection } from '../../db/types.ts';
import { readBalances } from '../ledger/post.ts';
import { pointSteps } from './scoring.ts';
import type { Series } from './series.ts';

interface Locale {
  readonly currency: Currency;
  readonly language: Language;
}

/** Text of a series with placeholders filled: currency unit, number of rounds, account age, point steps. */
export function seriesText(
  series: Series,
  part: 'short' | 'scoring' | 'example',
  { currency, language }: Locale,
): string {
  const [high, low] = pointSteps;
  const figures = {
    unit: formatMoney(100, currency, language),
    perDay: series.maxRoundsPerDay,
    rounds: series.maxRounds,
    days: series.maxAccountDays,
    low: low?.times,
    lowPoints: low?.points,
    high: high?.times,
    highPoints: high?.points,
  };
  if (part === 'short') return text(`series.${series.slug}.short`, language, figures);
  const own = `series.${series.slug}.${part}`;
  return text(isTextId(own) ? own : `series.points.${part}`, language, figures);
}

type Rule = NonNullable<ResponseOf<(typeof endpoints)['tournament']>['scoring_rules']>[number];

/**
 * Scoring rules, one per line, with the player's points. For the scoring `points` each step is a line, without the
 * player's points, because they are not counted by step.
 */
export function scoringRules(
  series: Series,
  { currency, language }: Locale,
  myPoints: number | null,
): Rule[] {
  const limits = [
    ...(series.minBet === null
      ? []
      : [
          text('tournament.rule.minBet', language, {
            bet: formatMoney(amountIn(series.minBet, currency), currency, language),
          }),
        ]),
    ...(series.maxRoundsPerDay === null
      ? []
      : [text('tournament.rule.perDay', language, { count: series.maxRoundsPerDay })]),
    ...(series.maxRounds === null
      ? []
      : [text('tournament.rule.inAll', language, { count: series.maxRounds })]),
  ].join('. ');
  const note = limits === '' ? null : limits;
  if (series.scoring !== 'points')
    return [{ title: seriesText(series, 'scoring', { currency, language }), note, my_points: myPoints }];
  return pointSteps.toReversed().map(({ times, points }, at) => ({
    title: text(times === 0 ? 'tournament.rule.win' : 'tournament.rule.winFrom', language, { times }),
    note: [
      text('tournament.rule.points', language, { count: points }),
      ...(at === 0 && note !== null ? [note] : []),
    ].join('. '),
    my_points: null,
  }));
}

type Condition = NonNullable<ResponseOf<(typeof endpoints)['tournament']>['conditions']>[number];

const dayLength = 24 * 3_600_000;

export function isYoungEnough(series: Series, createdAt: Date, now: Date): boolean {
  return (
    series.maxAccountDays === null || now.getTime() - createdAt.getTime() <= series.maxAccountDays * dayLength
  );
}

/** The conditions for joining and whether the player meets each; `is_met` is null for guests. */
export async function conditionsOf(
  db: Connection,
  series: Series,
  view: {
    readonly playerId: number | null;
    readonly isJoined: boolean;
    readonly currency: Currency;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<Condition[]> {
  const { playerId, isJoined, currency, language, now } = view;
  const conditions: Condition[] = [];
  if (series.maxAccountDays !== null) {
    const player =
      playerId === null
        ? undefined
        : await db.selectFrom('players').select('created_at').where('id', '=', playerId).executeTakeFirst();
    conditions.push({
      code: 'account_age',
      text: text('tournament.condition.accountAge', language, { days: series.maxAccountDays }),
      is_met: player === undefined ? null : isJoined || isYoungEnough(series, player.created_at, now),
    });
  }
  if (series.buyIn !== null) {
    const price = amountIn(series.buyIn, currency);
    const balance = playerId === null ? null : await readBalances(db, playerId, currency);
    conditions.push({
      code: 'buy_in',
      text: text('tournament.condition.buyIn', language, { price: formatMoney(price, currency, language) }),
      is_met: balance === null ? null : isJoined || balance.real >= price,
    });
  }
  return conditions;
}
