import { promoCodeLength, writtenCode } from '@tulpar/api/contract';
import type { Dependencies } from '../../dependencies.ts';
import { isTemplateCode, templateOf, templates } from '../../domain/offers/templates.ts';
import { listPromoCodes, phaseOf, savePromoCode, type PromoCode } from '../../domain/offers/promo-codes.ts';
import { titleOf, type Template } from '../../domain/offers/template.ts';
import { currencies } from '../../domain/locale/locale.ts';
import { vipLevels } from '../../domain/vip/levels.ts';
import { html, type Markup } from '../html.ts';
import { badge, choice, field, form, type ConsoleRequest } from './page-parts.ts';
import { optional, readCount, readDay, type Input, invalid, type Action } from './perform.ts';
import { page } from './layout.ts';

const promoCodesPath = '/sandbox/promo-codes';

/** Whether a promo code can grant this bonus: the template defines its size and is no step of the welcome package. */
const isCodeTemplate = ({ type, percent, fixed, spins }: Template): boolean =>
  type !== 'welcome' && (percent !== null || fixed !== null || spins !== undefined);

const blank: PromoCode = {
  code: '',
  template: 'demo20',
  offers_per_user: 1,
  uses_total: null,
  first_day: null,
  last_day: null,
  currency: null,
  player_status: null,
  is_of_month: true,
};

function codeForm(request: ConsoleRequest, promo: PromoCode): Markup {
  const kinds = templates
    .filter((template: Template) => isCodeTemplate(template))
    .map((template) => [template.code, `${titleOf(template, 'en')} (${template.code})`] as const);
  const code =
    promo.code === ''
      ? field('code', 'Code', { maxLength: 64 })
      : html`<input type="hidden" name="code" value="${promo.code}" />`;
  return form(
    request,
    promoCodesPath,
    html`${code} ${choice('template', 'Offer', kinds, promo.template)}
      ${field('first_day', 'First day', { type: 'date', value: promo.first_day ?? '', isOptional: true })}
      ${field('last_day', 'Last day', { type: 'date', value: promo.last_day ?? '', isOptional: true })}
      ${field('per_user', 'Uses per player', { type: 'number', value: String(promo.offers_per_user) })}
      ${field('uses_total', 'Uses in all', {
        type: 'number',
        value: String(promo.uses_total ?? ''),
        isOptional: true,
      })}
      ${choice('currency', 'Account currency', [['', 'any'], ...currencies], promo.currency ?? '')}
      ${choice(
        'player_status',
        'Player status',
        [['', 'any'], ...vipLevels.map(({ status }) => status)],
        promo.player_status ?? '',
      )}
      ${choice('of_month', 'Bonus of the month', ['yes', 'no'], promo.is_of_month ? 'yes' : 'no')}
      <button class="${promo.code === '' ? 'primary' : ''}">
        ${promo.code === '' ? 'Add a promo code' : 'Save'}
      </button>`,
  );
}

/** Page of the promo codes: a form for a new code, and each code with its state and a form (PROMO-24). */
export async function promoCodesPage(deps: Dependencies, request: ConsoleRequest): Promise<Response> {
  const { now } = request;
  const phases = {
    before: ['not started', 'open'],
    running: ['running', 'good'],
    ended: ['ended', 'bad'],
  } as const;
  const cards = (await listPromoCodes(deps.db)).map((promo) => {
    const [phase, tone] = phases[phaseOf(promo, promo.currency ?? 'KZT', now)];
    return html`<section class="card">
      <h2>${promo.code}</h2>
      <p>
        ${badge(phase, tone)} ${promo.is_of_month ? badge('Bonus of the month', 'plain') : null}
        <span class="soft">${titleOf(templateOf(promo.template), 'en')}</span>
      </p>
      ${codeForm(request, promo)}
    </section>`;
  });
  return page(request, {
    title: 'Promo codes',
    hint: 'Days are counted in the time of the player’s account. A bonus of the month without days runs through every month. Offers already given do not change.',
    content: html`<div class="grid two">
      <section class="card whole">
        <h2>Add a promo code</h2>
        ${codeForm(request, blank)}
      </section>
      ${cards}
    </div>`,
  });
}

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

/** Adds a promo code or replaces all terms of an existing one (PROMO-24). */
export const savePromo: Action = async ({ input, trx }) => {
  const promo = readPromoCode(input);
  if (promo === null) return invalid;
  await savePromoCode(trx, promo);
  return { did: 'promo', subject: promo.code };
};
