import { longestBreakDays } from '@tulpar/api/contract';
import { currencies, type Currency, type Language, type Translated } from '../locale/locale.ts';
import { formatMoney } from '../locale/money.ts';
import { templateOf } from '../offers/index.ts';
import { dailyCaps, methods, type Method } from '../payments/index.ts';
import { raiseWaits } from '../protection/index.ts';

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
const units: Readonly<Record<Language, { minute: string; hour: string; day: string }>> = {
  ru: { minute: 'мин', hour: 'ч', day: 'дн.' },
  kk: { minute: 'мин', hour: 'сағ', day: 'күн' },
  az: { minute: 'dəq', hour: 'saat', day: 'gün' },
  en: { minute: 'min', hour: 'h', day: 'd' },
};

/** Duration in its largest whole unit: `15 мин`, `12 ч`, `3 дн.` */
function durationText(minutes: number, language: Language): string {
  const name = units[language];
  if (minutes % day === 0) return `${minutes / day}\u00a0${name.day}`;
  if (minutes % hour === 0) return `${minutes / hour}\u00a0${name.hour}`;
  return `${minutes}\u00a0${name.minute}`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const columns: Readonly<Record<'method' | 'time' | 'limits', Translated>> = {
  method: { ru: 'Способ', kk: 'Тәсіл', az: 'Üsul', en: 'Method' },
  time: { ru: 'Срок', kk: 'Мерзімі', az: 'Müddət', en: 'Time' },
  limits: { ru: 'Сумма', kk: 'Сомасы', az: 'Məbləğ', en: 'Amount' },
};

/** Table of the withdrawal methods of a currency: name, time, minimum and maximum. */
function payoutTable(currency: Currency, language: Language): string {
  const span = (from: string, to: string) => (from === to ? from : `${from} – ${to}`);
  const rowOf = ({ name, eta, min, max }: Method) => {
    const time = span(durationText(eta.min, language), durationText(eta.max, language));
    const limits = span(formatMoney(min, currency, language), formatMoney(max, currency, language));
    return `<tr><td>${name[language]}</td><td>${time}</td><td>${limits}</td></tr>`;
  };
  const rows = methods.filter((method) => method.direction === 'withdrawal' && method.currency === currency);
  const head = (['method', 'time', 'limits'] as const).map((key) => `<th>${columns[key][language]}</th>`);
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
    ['raise_wait', `${raiseWaits / 3_600_000}\u00a0${units[language].hour}`],
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
export function withFigures(text: string, figures: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => figures.get(name) ?? placeholder);
}
