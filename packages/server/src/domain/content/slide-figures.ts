import type { CashbackPeriod } from '../../db/contest-tables.ts';
import { daysText } from '../locale/locale.ts';
import { amountIn } from '../locale/locale.ts';
import type { Currency, Language, PerCurrencyAmount, Translated } from '../locale/locale.ts';
import { formatMoney } from '../locale/money.ts';
import { depositName } from '../offers/index.ts';
import type { OpenBonus } from '../offers/index.ts';
import { withFigures } from './figures.ts';

/** Payday of the cashback, and the period of its losses. */
const periods: Readonly<Record<CashbackPeriod, { readonly payday: Translated; readonly span: Translated }>> =
  {
    weekly: {
      payday: { ru: 'Каждый четверг', kk: 'Әр бейсенбі', az: 'Hər cümə axşamı', en: 'Every Thursday' },
      span: { ru: 'недели', kk: 'Аптаның', az: 'Həftənin', en: 'for the week' },
    },
    monthly: {
      payday: {
        ru: 'Первого числа',
        kk: 'Айдың бірінші күні',
        az: 'Hər ayın birində',
        en: 'On the 1st of the month',
      },
      span: { ru: 'месяца', kk: 'Айдың', az: 'Ayın', en: 'for the month' },
    },
  };

/** Values of a bonus by placeholder name; missing values are omitted. */
export function slideFigures(
  { template, percent, period }: OpenBonus,
  currency: Currency,
  language: Language,
): ReadonlyMap<string, string> {
  const spins = template.spins ?? template.withSpins?.spins;
  const money = (amounts: PerCurrencyAmount | null) =>
    amounts && formatMoney(amountIn(amounts, currency), currency, language);
  const figures: Readonly<Record<string, string | null | undefined>> = {
    title: template.title[language],
    deposit: depositName(template, language),
    percent: percent === null ? null : String(percent),
    most: money(template.maxAmount),
    least: money(template.minDeposit),
    wager: `x${template.wager}`,
    days: daysText(template.lifetimeDays, language),
    spins: spins && String(spins.count),
    game: spins?.game.name,
    payday: period && periods[period].payday[language],
    span: period && periods[period].span[language],
  };
  return new Map(Object.entries(figures).flatMap(([name, figure]) => (figure ? [[name, figure]] : [])));
}

const between = ' · ';

/**
 * Fills a slide's text. A fact without a value is omitted, such as the minimum deposit of a bonus that needs
 * none. Line numbers remain, because the second line of a description is the terms.
 */
export function slideText(text: string, figures: ReadonlyMap<string, string>): string {
  const isKnown = (fact: string) =>
    [...fact.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => figures.has(name));
  const lines = text.split('\n').map((line) => line.split(between).filter(isKnown).join(between));
  return withFigures(lines.join('\n'), figures).trimEnd();
}
