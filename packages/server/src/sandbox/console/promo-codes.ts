import type { Dependencies } from '../../dependencies.ts';
import { listPromoCodes, phaseOf, templateOf, templates } from '../../domain/offers/index.ts';
import type { PromoCode, Template } from '../../domain/offers/index.ts';
import { currencies } from '../../domain/locale/locale.ts';
import { vipLevels } from '../../domain/vip/levels.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { badge, choice, field, form } from './desk.ts';
import type { Desk } from './desk.ts';
import { page } from './layout.ts';

export const promoCodesPath = '/sandbox/promo-codes';

/**
 * Whether a code can grant this kind of bonus: its amount is fixed and it is not a step of the welcome
 * package.
 */
export const isCodeTemplate = ({ type, percent, fixed, spins }: Template): boolean =>
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

function codeForm(desk: Desk, promo: PromoCode): Markup {
  const { t, language } = desk;
  const kinds = templates
    .filter((template: Template) => isCodeTemplate(template))
    .map(({ code, title }) => [code, `${title[language]} (${code})`] as const);
  const code =
    promo.code === ''
      ? field(desk, 'code', t.promoCode, { maxLength: 64 })
      : html`<input type="hidden" name="code" value="${promo.code}" />`;
  const optional = { isOptional: true } as const;
  return form(
    desk,
    promoCodesPath,
    html`${code} ${choice('template', t.template, kinds, promo.template)}
      ${field(desk, 'first_day', t.firstDay, { type: 'date', value: promo.first_day ?? '', ...optional })}
      ${field(desk, 'last_day', t.lastDay, { type: 'date', value: promo.last_day ?? '', ...optional })}
      ${field(desk, 'per_user', t.perUser, { type: 'number', value: String(promo.offers_per_user) })}
      ${field(desk, 'uses_total', t.usesTotal, {
        type: 'number',
        value: String(promo.uses_total ?? ''),
        ...optional,
      })}
      ${choice(
        'currency',
        t.currency,
        [['', t.everybody], ...currencies.map((name) => [name, name] as const)],
        promo.currency ?? '',
      )}
      ${choice(
        'player_status',
        t.status_player,
        [['', t.everybody], ...vipLevels.map(({ status }) => [status, status] as const)],
        promo.player_status ?? '',
      )}
      ${choice(
        'of_month',
        t.ofMonth,
        [
          ['yes', t.yes],
          ['no', t.no],
        ],
        promo.is_of_month ? 'yes' : 'no',
      )}
      <button class="${promo.code === '' ? 'primary' : ''}">
        ${promo.code === '' ? t.addCode : t.save}
      </button>`,
  );
}

/** Promo codes with their dates, uses and accounts, each with its form (PROMO-24). */
export async function promoCodesPage(deps: Dependencies, desk: Desk): Promise<Response> {
  const { t, language, now } = desk;
  const phases = { before: 'open', running: 'good', ended: 'bad' } as const;
  const cards = (await listPromoCodes(deps.db)).map((promo) => {
    const phase = phaseOf(promo, promo.currency ?? 'KZT', now);
    return html`<section class="card">
      <h2>${promo.code}</h2>
      <p>
        ${badge(t[`phase_${phase}`], phases[phase])} ${promo.is_of_month ? badge(t.ofMonth, 'plain') : null}
        <span class="soft">${templateOf(promo.template).title[language]}</span>
      </p>
      ${codeForm(desk, promo)}
    </section>`;
  });
  return page(desk, {
    title: t.promoCodes,
    hint: t.promoHint,
    content: html`<div class="grid two">
      <section class="card whole">
        <h2>${t.addCode}</h2>
        ${codeForm(desk, blank)}
      </section>
      ${cards}
    </div>`,
  });
}
