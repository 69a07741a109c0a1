import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import { amountIn } from '../locale/locale.ts';
import type { Currency, Language } from '../locale/locale.ts';
import { formatMoney } from '../locale/money.ts';
import { pointSteps } from './scoring.ts';
import type { Series } from './series.ts';
import { ruleTexts } from './texts.ts';
import type { SeriesTexts } from './texts.ts';

interface Locale {
  readonly currency: Currency;
  readonly language: Language;
}

/** Text of a series with its values: currency unit, bounds of rounds and age, point steps. */
export function seriesText(series: Series, text: keyof SeriesTexts, { currency, language }: Locale): string {
  const [high, low] = pointSteps;
  const figures: Readonly<Record<string, string | number | null | undefined>> = {
    unit: formatMoney(100, currency, language),
    perDay: series.maxRoundsPerDay,
    rounds: series.maxRounds,
    days: series.maxAccountDays,
    low: low?.times,
    lowPoints: low?.points,
    high: high?.times,
    highPoints: high?.points,
  };
  return series.texts[text][language].replace(/\{(\w+)\}/g, (_, name: string) => String(figures[name] ?? ''));
}

type Rule = NonNullable<AnswerOf<(typeof endpoints)['tournament']>['scoring_rules']>[number];

/**
 * Scoring rules, one per line. The player's points are shown on the line with the total; steps of the
 * `points` rule are not counted separately.
 */
export function scoringRules(
  series: Series,
  { currency, language }: Locale,
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
    return [{ title: seriesText(series, 'scoring', { currency, language }), note, my_points: myPoints }];
  return pointSteps.toReversed().map(({ times, points }, at) => ({
    title: times === 0 ? say('win', {}) : say('winFrom', { times }),
    note: [say('points', { count: points }), ...(at === 0 && note !== null ? [note] : [])].join('. '),
    my_points: null,
  }));
}
