import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import { amountIn } from '../locale/locale.ts';
import type { Currency, Language } from '../locale/locale.ts';
import { formatMoney } from '../locale/money.ts';
import { pointSteps } from './scoring.ts';
import type { Series } from './series.ts';
import { ruleTexts } from './texts.ts';

type Rule = NonNullable<AnswerOf<(typeof endpoints)['tournament']>['scoring_rules']>[number];

/**
 * How points are made, line by line. The player's points stand at the line all of them come from; the steps of the
 * `points` rule are not counted apart.
 */
export function scoringRules(
  series: Series,
  { currency, language }: { readonly currency: Currency; readonly language: Language },
  myPoints: number | null,
): Rule[] {
  const say = (text: keyof typeof ruleTexts, values: Readonly<Record<string, string | number>>) =>
    ruleTexts[text][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const limits = [
    ...(series.minBet === null
      ? []
      : [say('minBet', { bet: formatMoney(amountIn(series.minBet, currency), currency, language) })]),
    ...(series.maxRoundsPerDay === null ? [] : [say('perDay', { count: series.maxRoundsPerDay })]),
    ...(series.maxRounds === null ? [] : [say('inAll', { count: series.maxRounds })]),
  ].join('. ');
  const note = limits === '' ? null : limits;
  if (series.scoring !== 'points')
    return [{ title: series.texts.scoring[language], note, my_points: myPoints }];
  return pointSteps.toReversed().map(({ times, points }, at) => ({
    title: times === 0 ? say('win', {}) : say('winFrom', { times }),
    note: [say('points', { count: points }), ...(at === 0 && note !== null ? [note] : [])].join('. '),
    my_points: null,
  }));
}
