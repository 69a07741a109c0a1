import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { readBalances } from '../ledger/index.ts';
import { amountIn } from '../locale/locale.ts';
import type { Currency, Language } from '../locale/locale.ts';
import { formatMoney } from '../locale/money.ts';
import type { Series } from './series.ts';
import { conditionTexts } from './texts.ts';

type Condition = NonNullable<AnswerOf<(typeof endpoints)['tournament']>['conditions']>[number];

const dayLength = 24 * 3_600_000;

/** Whether an account is new enough for a series. */
export function isYoungEnough(series: Series, createdAt: Date, now: Date): boolean {
  return (
    series.maxAccountDays === null || now.getTime() - createdAt.getTime() <= series.maxAccountDays * dayLength
  );
}

/** All conditions for joining, with whether they are met; null for guests. */
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
      text: conditionTexts.accountAge[language].replace('{days}', String(series.maxAccountDays)),
      is_met: player === undefined ? null : isJoined || isYoungEnough(series, player.created_at, now),
    });
  }
  if (series.buyIn !== null) {
    const price = amountIn(series.buyIn, currency);
    const balance = playerId === null ? null : await readBalances(db, playerId, currency);
    conditions.push({
      code: 'buy_in',
      text: conditionTexts.buyIn[language].replace('{price}', formatMoney(price, currency, language)),
      is_met: balance === null ? null : isJoined || balance.real >= price,
    });
  }
  return conditions;
}
