import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { BannerRow } from '../../db/catalogue-tables.ts';
import type { Connection } from '../../db/types.ts';
import {
  inLanguage,
  type Currency,
  type Language,
  daysText,
  amountIn,
  type PerCurrencyAmount,
  formatMoney,
  text,
} from '../locale/locale.ts';
import { depositName } from '../offers/views.ts';
import { titleOf, type Template } from '../offers/template.ts';
import type { CashbackPeriod } from '../../db/contest-tables.ts';
import { statusOf } from '../vip/status.ts';
import { planOf, type CashbackPlan } from '../offers/cashback-plan.ts';
import { listOffers, openWelcome } from '../offers/offers.ts';
import { problemFor, type PromoReader, findPromoCode } from '../offers/promo-codes.ts';
import { templateOf, welcomeCodes } from '../offers/templates.ts';
import { runningPromotion } from './promotions.ts';
import { withFigures } from './static-pages.ts';

interface OpenBonus {
  readonly template: Template;
  /** Percentage of the deposit; for cashback, of the loss. */
  readonly percent: number | null;
  readonly period: CashbackPeriod | null;
}

const plainly = (template: Template): OpenBonus => ({ template, percent: template.percent, period: null });

/** The cashback bonus of a plan; null if the plan pays none. */
export const openCashback = ({ template, percent, period }: CashbackPlan): OpenBonus | null =>
  percent > 0 ? { template: templateOf(template), percent, period } : null;

async function welcomeTemplate(db: Connection, { id }: PromoReader, now: Date): Promise<string | undefined> {
  // A guest sees what a new player gets.
  if (id === null) return welcomeCodes[0];
  return openWelcome(await listOffers(db, id), now)?.template;
}

/**
 * The bonus that a banner promotes, as the reader can get it now: the current step of the welcome package, the cashback
 * of the status, or a valid code. A guest gets what a new player would. Null if it is not available.
 */
async function openBonus(
  db: Connection,
  { sells, promo_code }: Pick<BannerRow, 'sells' | 'promo_code'>,
  reader: PromoReader,
  now: Date,
): Promise<OpenBonus | null> {
  if (sells === 'cashback') return openCashback(planOf(await statusOf(db, reader.id)));
  if (sells === 'welcome') {
    const template = await welcomeTemplate(db, reader, now);
    return template === undefined ? null : plainly(templateOf(template));
  }
  const promo = promo_code === null ? undefined : await findPromoCode(db, promo_code);
  if (promo === undefined || (await problemFor(db, promo, reader, now)) !== null) return null;
  return plainly(templateOf(promo.template));
}

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
    title: titleOf(template, language),
    deposit: depositName(template, language),
    percent: percent === null ? null : String(percent),
    most: money(template.maxAmount),
    least: money(template.minDeposit),
    wager: `x${template.wager}`,
    days: daysText(template.lifetimeDays, language),
    spins: spins && String(spins.count),
    game: spins?.game.name,
    payday: period && text(`cashback.${period}.payday`, language),
    span: period && text(`cashback.${period}.span`, language),
  };
  return new Map(Object.entries(figures).flatMap(([name, figure]) => (figure ? [[name, figure]] : [])));
}

const between = ' · ';

/**
 * Fills the placeholders of a slide's text. Parts are separated by ` · `; one with a missing value is left out, for
 * example the minimum deposit of a bonus that needs none. Line breaks remain, because the second line of a
 * description is the terms.
 */
export function slideText(text: string, figures: ReadonlyMap<string, string>): string {
  const isKnown = (fact: string) =>
    [...fact.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => figures.has(name));
  const lines = text.split('\n').map((line) => line.split(between).filter(isKnown).join(between));
  return withFigures(lines.join('\n'), figures).trimEnd();
}

type Slide = ResponseOf<(typeof endpoints)['videoBanners']>[number];

/** Viewer of the slides: a player, or a guest with the selected currency. */
export interface SlideViewer {
  readonly id: number | null;
  readonly currency: Currency;
  readonly language: Language;
  /** Whether the player is on a break, self-excluded, or held as resembling an excluded player. */
  readonly isRestricted: boolean;
}

const none: ReadonlyMap<string, string> = new Map();

/** A slide for a viewer; null if its bonus is not available to the viewer. */
async function slideFor(
  db: Connection,
  row: BannerRow,
  viewer: SlideViewer,
  now: Date,
): Promise<Slide | null> {
  const { currency, language } = viewer;
  const bonus = row.sells === null ? null : await openBonus(db, row, viewer, now);
  if (bonus === null && row.sells !== null) return null;
  const figures = bonus === null ? none : slideFigures(bonus, currency, language);
  const textOf = (name: keyof BannerRow['texts']) => {
    const words = row.texts[name];
    return words ? slideText(inLanguage(words, language), figures) : null;
  };
  const promotion = bonus && (await runningPromotion(db, bonus.template.code, currency, now));
  return {
    slug: row.slug,
    main_header: textOf('main_header') ?? '-',
    sub_header: textOf('sub_header'),
    description: textOf('description'),
    button_text: textOf('button_text'),
    button_link: row.button_link,
    terms_link: promotion && `/news/${promotion}`,
    image_url: row.image,
    video_url: row.video,
    video_banner_ios: null,
    video_banner_android: null,
    tournament_slug: row.tournament_slug,
    blur_bg: row.blur_bg,
    blur_height: row.blur_height,
  };
}

/**
 * Slides of a placement in order, with values in the viewer's currency. Omits a slide whose bonus the viewer
 * cannot get now. Empty for a restricted viewer, because every slide invites to play (SAFE-10, SAFE-13).
 */
export async function slidesFor(
  db: Connection,
  place: BannerRow['place'],
  viewer: SlideViewer,
  now: Date,
): Promise<Slide[]> {
  if (viewer.isRestricted) return [];
  const rows = await db
    .selectFrom('banners')
    .selectAll()
    .where('place', '=', place)
    .where('is_active', '=', true)
    .orderBy('position')
    .execute();
  const slides = await Promise.all(rows.map((row) => slideFor(db, row, viewer, now)));
  return slides.filter((slide) => slide !== null);
}
