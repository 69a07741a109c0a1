import type { BannerRow } from '../../db/catalogue-tables.ts';
import type { CashbackPeriod } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import { statusOf } from '../vip/status.ts';
import { planOf, type CashbackPlan } from './cashback-plan.ts';
import { listOffers } from './offers.ts';
import { problemFor, type PromoReader } from './promo-check.ts';
import { findPromoCode } from './promo-codes.ts';
import type { Template } from './template.ts';
import { templateOf, welcomeCodes } from './templates.ts';
import { openWelcome } from './welcome-package.ts';

/** A bonus that is available now. */
export interface OpenBonus {
  readonly template: Template;
  /** Percentage of the deposit, or of the loss for cashback. */
  readonly percent: number | null;
  /** Period of a cashback. */
  readonly period: CashbackPeriod | null;
}

const plainly = (template: Template): OpenBonus => ({ template, percent: template.percent, period: null });

/** Cashback of a plan; null without one. */
export const openCashback = ({ template, percent, period }: CashbackPlan): OpenBonus | null =>
  percent > 0 ? { template: templateOf(template), percent, period } : null;

async function welcomeTemplate(db: Connection, { id }: PromoReader, now: Date): Promise<string | undefined> {
  // A guest sees what a new player gets.
  if (id === null) return welcomeCodes[0];
  return openWelcome(await listOffers(db, id), now)?.template;
}

/**
 * The bonus that a banner promotes, as the reader can get it now: the current step of the welcome package,
 * the cashback of the status, or a valid code. A guest gets what a new player would. Null if it is not
 * available.
 */
export async function openBonus(
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
