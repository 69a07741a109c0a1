import { type ResponseOf, type endpoints, longestBreakDays } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { inLanguage, type Language, type Currency, currencies, formatMoney, text } from '../locale/locale.ts';
import type { FooterIconRow } from '../../db/catalogue-tables.ts';
import { templateOf } from '../offers/templates.ts';
import { dailyCaps } from '../payments/withdraw.ts';
import { methods, type Method } from '../payments/methods.ts';
import { raiseWaits } from '../protection/limits.ts';

/** Server settings whose values appear in static pages. */
interface FigureSettings {
  readonly minAge: number;
  /** Turnover required before a deposit can be withdrawn, as a multiple of the deposit. */
  readonly turnoverFactor: number;
  readonly helpLines: readonly { readonly name: string; readonly phone: string }[];
}

const hour = 60;
const day = 24 * hour;
/** Duration in the largest unit that divides it: `15 мин`, `12 ч`, `3 дн.` */
function durationText(minutes: number, language: Language): string {
  const [length, unit] = (
    minutes % day === 0 ? [day, 'day'] : minutes % hour === 0 ? [hour, 'hour'] : [1, 'minute']
  ) as [number, 'day' | 'hour' | 'minute'];
  return `${minutes / length}\u00a0${text(`unit.${unit}`, language)}`;
}

const escape = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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

/** The bonus that the FAQ uses as an example, and its amount, minor units. */
const example = { template: 'w1', bonus: { KZT: 1_000_000, AZN: 10_000 } } as const;

/**
 * Localized values for the placeholders of static pages (CONT-03). A placeholder whose value depends on the
 * currency exists once per currency and ends in its code, such as `daily_kzt`.
 */
function figuresFor(language: Language, settings: FigureSettings): ReadonlyMap<string, string> {
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

type FooterPage = ResponseOf<(typeof endpoints)['footerStaticPages']>[number];

const iconsOf = (db: Connection, kind: FooterIconRow['kind']): Promise<FooterIconRow[]> =>
  db.selectFrom('footer_icons').selectAll().where('kind', '=', kind).orderBy('position').execute();

export async function paymentIcons(db: Connection, currency: Currency, language: Language) {
  const rows = await iconsOf(db, 'payment');
  return rows
    .filter((row) => row.currency === null || row.currency === currency)
    .map((row) => ({ image_url: row.image, name: inLanguage(row.names, language) }));
}

/** Legal icons, each with the URL of the page that explains it. */
export async function legalIcons(db: Connection, language: Language) {
  const rows = await iconsOf(db, 'legal');
  return rows.map((row) => ({ image_url: row.image, name: inLanguage(row.names, language), url: row.url }));
}

export async function footerPages(db: Connection, language: Language): Promise<FooterPage[]> {
  const rows = await db
    .selectFrom('static_pages')
    .select(['slug', 'title'])
    .where('language', '=', language)
    .where('footer_position', 'is not', null)
    .orderBy('footer_position')
    .execute();
  return rows.map((row) => ({ url: `/${row.slug}`, link_name: row.title }));
}

type StaticPage = ResponseOf<(typeof endpoints)['staticPage']>;

/**
 * A text page with placeholders replaced by this server's settings; null for an unknown slug. Stored texts
 * contain `{min_age}` and the like, so that a changed setting applies to every page.
 */
export async function readStaticPage(
  db: Connection,
  slug: string,
  language: Language,
  settings: FigureSettings,
): Promise<StaticPage | null> {
  const page = await db
    .selectFrom('static_pages')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
  if (page === undefined) return null;
  const figures = figuresFor(language, settings);
  return {
    slug: page.slug,
    title: page.title,
    content_html: withFigures(page.content_html, figures),
    meta_title: page.title,
    meta_description: page.meta_description === null ? null : withFigures(page.meta_description, figures),
    updated_at: page.updated_at,
  };
}
