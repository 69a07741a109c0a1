import type { BannerRow } from '../../db/catalogue-tables.ts';
import type { CashbackPeriod } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import { statusOf } from '../vip/status.ts';
import { planOf } from './cashback-plan.ts';
import type { CashbackPlan } from './cashback-plan.ts';
import { listOffers } from './offers.ts';
import { problemFor } from './promo-check.ts';
import type { PromoReader } from './promo-check.ts';
import { findPromoCode } from './promo-codes.ts';
import type { Template } from './template.ts';
import { templateOf, welcomeCodes } from './templates.ts';
import { openWelcome } from './welcome-package.ts';

/** A bonus that somebody can have now. */
export interface OpenBonus {
  readonly template: Template;
  /** Percent of the deposit, or of the loss that comes back. */
  readonly percent: number | null;
  /** Of cashback: how often it is paid. */
  readonly period: CashbackPeriod | null;
}

const plainly = (template: Template): OpenBonus => ({ template, percent: template.percent, period: null });

/** The cashback of a plan; none where nothing comes back. */
export const openCashback = ({ template, percent, period }: CashbackPlan): OpenBonus | null =>
  percent > 0 ? { template: templateOf(template), percent, period } : null;

async function welcomeTemplate(db: Connection, { id }: PromoReader, now: Date): Promise<string | undefined> {
  // What a guest would find right after the registration.
  if (id === null) return welcomeCodes[0];
  return openWelcome(await listOffers(db, id), now)?.template;
}

/**
 * The bonus a banner sells, as the reader can have it now: of the welcome package the step whose turn it is, the cashback
 * of the status, a code that can be used. A guest can have what a new player can. Null: not for this reader.
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
