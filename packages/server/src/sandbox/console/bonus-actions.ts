import { promoCodeLength, writtenCode } from '@tulpar/api/contract';
import { currencies } from '../../domain/locale/locale.ts';
import { closeOffer, isTemplateCode, savePromoCode, templateOf } from '../../domain/offers/index.ts';
import { setStatus, vipLevels } from '../../domain/vip/index.ts';
import { readCount, readDay } from './input.ts';
import type { Input } from './input.ts';
import type { ActionContext, Outcome } from './perform.ts';
import { isCodeTemplate } from './promo-codes.ts';
import { playerById } from './records.ts';

const invalid: Outcome = { problem: 'invalid' };
const alreadyHandled: Outcome = { problem: 'handled' };

/** Ends an offer of a player now, as if it had expired. */
export async function expire({ input, trx, now }: ActionContext, id: string): Promise<Outcome> {
  const player = await playerById(trx, id);
  const offerId = input('offer');
  const isDone = player !== undefined && (await closeOffer(trx, player.id, offerId, now));
  return isDone ? { did: 'expire', subject: `${id} ${offerId}` } : alreadyHandled;
}

/** Changes the status of a player and notifies them (API-66). */
export async function changeStatus({ input, trx, now }: ActionContext, id: string): Promise<Outcome> {
  const player = await playerById(trx, id);
  if (player === undefined) return alreadyHandled;
  const level = vipLevels.find(({ status }) => status === input('status'));
  if (level === undefined) return invalid;
  if (level.status === player.status) return alreadyHandled;
  await setStatus(trx, player.id, level.status, now);
  return { did: 'status', subject: `${id} ${level.status}` };
}

/** An optional field; undefined if its value is invalid. */
const optional = <Value>(text: string, value: Value | null): Value | null | undefined =>
  text === '' ? null : (value ?? undefined);

function readPromoCode(input: Input) {
  const code = writtenCode(input('code'));
  const template = input('template');
  const perUser = readCount(input('per_user'), 1, 1_000);
  const usesTotal = optional(input('uses_total'), readCount(input('uses_total'), 0, 1_000_000_000));
  const firstDay = optional(input('first_day'), readDay(input('first_day')));
  const lastDay = optional(input('last_day'), readDay(input('last_day')));
  const currency = optional(
    input('currency'),
    currencies.find((known) => known === input('currency')) ?? null,
  );
  const status = optional(
    input('player_status'),
    vipLevels.find((level) => level.status === input('player_status'))?.status ?? null,
  );
  const isCode =
    /^[\p{L}\p{N}_-]+$/u.test(code) &&
    code.length >= promoCodeLength.min &&
    code.length <= promoCodeLength.max;
  if (!isCode || perUser === null || usesTotal === undefined || currency === undefined) return null;
  if (!isTemplateCode(template) || !isCodeTemplate(templateOf(template)) || status === undefined) return null;
  if (firstDay === undefined || lastDay === undefined) return null;
  if (firstDay !== null && lastDay !== null && firstDay > lastDay) return null;
  return {
    code,
    template,
    offers_per_user: perUser,
    uses_total: usesTotal,
    first_day: firstDay,
    last_day: lastDay,
    currency,
    player_status: status,
    is_of_month: input('of_month') === 'yes',
  };
}

/** Adds a promo code or changes its dates, uses and currency (PROMO-24). */
export async function savePromo({ input, trx }: ActionContext): Promise<Outcome> {
  const promo = readPromoCode(input);
  if (promo === null) return invalid;
  await savePromoCode(trx, promo);
  return { did: 'promo', subject: promo.code };
}
