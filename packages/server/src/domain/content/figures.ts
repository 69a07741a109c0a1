import { longestBreakDays } from '@tulpar/api/contract';
import { currencies, type Currency, type Language } from '../locale/locale.ts';
import { formatMoney } from '../locale/money.ts';
import { text } from '../locale/texts.ts';
import { templateOf } from '../offers/templates.ts';
import { dailyCaps } from '../payments/withdrawable.ts';
import { methods, type Method } from '../payments/methods.ts';
import { raiseWaits } from '../protection/limits.ts';

/** Settings of the server that static pages mention. */
export interface FigureSettings {
  /** Minimum age, years. */
  readonly minAge: number;
  /** Turnover required before a deposit can be withdrawn, as a multiple of the deposit. */
  readonly turnoverFactor: number;
  /** Help lines; may be empty. */
  readonly helpLines: readonly { readonly name: string; readonly phone: string }[];
}

const hour = 60;
const day = 24 * hour;
/** Duration in its largest whole unit: `15 мин`, `12 ч`, `3 дн.` */
function durationText(minutes: number, language: Language): string {
  const [length, unit] = (
    minutes % day === 0 ? [day, 'day'] : minutes % hour === 0 ? [hour, 'hour'] : [1, 'minute']
  ) as [number, 'day' | 'hour' | 'minute'];
  return `${minutes / length}\u00a0${text(`unit.${unit}`, language)}`;
}

const escape = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Table of the withdrawal methods of a currency: name, time, minimum and maximum. */
function payoutTable(currency: Currency, language: Language): string {
  const span = (from: string, to: string) => (from === to ? from : `${from} – ${to}`);
  const rowOf = ({ name, eta, min, max }: Method) => {
    const time = span(durationText(eta.min, language), durationText(eta.max, language));
    const limits = span(formatMoney(min, currency, language), formatMoney(max, currency, language));
    return `<tr><td>${text(name, language)}</td><td>${time}</td><td>${limits}</td></tr>`;
  };
  const rows = methods.filter((method) => method.direction === 'withdrawal' && method.currency === currency);
  const head = (['method', 'time', 'limits'] as const).map(
    (key) => `<th>${text(`payouts.${key}`, language)}</th>`,
  );
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.map(rowOf).join('')}</tbody></table>`;
}

function helpList(lines: FigureSettings['helpLines']): string {
  if (lines.length === 0) return '';
  const items = lines.map(
    ({ name, phone }) =>
      `<li>${escape(name)}: <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${escape(phone)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** Bonus that the FAQ explains, and the bonus amount of the example, minor units. */
const example = { template: 'w1', bonus: { KZT: 1_000_000, AZN: 10_000 } } as const;

/**
 * Values for the placeholders of static pages (CONT-03), localized. Placeholders that end in a currency exist
 * once per currency.
 */
export function figuresFor(language: Language, settings: FigureSettings): ReadonlyMap<string, string> {
  const { wager } = templateOf(example.template);
  const figures = new Map<string, string>([
    ['min_age', String(settings.minAge)],
    ['help_lines', helpList(settings.helpLines)],
    ['raise_wait', `${raiseWaits / 3_600_000}\u00a0${text('unit.hour', language)}`],
    ['break_days', String(longestBreakDays)],
    ['turnover', `x${settings.turnoverFactor}`],
    ['wager', `x${wager}`],
  ]);
  for (const currency of currencies) {
    const suffix = currency.toLowerCase();
    const money = (minor: number) => formatMoney(minor, currency, language);
    figures.set(`daily_${suffix}`, money(dailyCaps[currency].plain));
    figures.set(`daily_verified_${suffix}`, money(dailyCaps[currency].verified));
    figures.set(`payouts_${suffix}`, payoutTable(currency, language));
    figures.set(`bonus_${suffix}`, money(example.bonus[currency]));
    figures.set(`bonus_stakes_${suffix}`, money(example.bonus[currency] * wager));
  }
  return figures;
}

/** Replaces placeholders; an unknown one remains visible. */
export function withFigures(words: string, figures: ReadonlyMap<string, string>): string {
  return words.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => figures.get(name) ?? placeholder);
}
