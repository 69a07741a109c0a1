import type { Currency } from '../../domain/locale/locale.ts';
import { isMessageLink } from '../../domain/notifications/index.ts';
import type { Message } from '../../domain/notifications/index.ts';
import type { Markup } from '../html.ts';
import { html } from '../html.ts';
import { choice, field, form } from './desk.ts';
import type { Desk } from './desk.ts';
import { readAmount } from './input.ts';
import type { Input } from './input.ts';

const types = ['personal', 'transactional', 'information'] as const;
/** Sub types of the contract. */
const subTypes = [
  'achievement',
  'achievement_gift',
  'activate-deposit-bonus',
  'commit_deposit',
  'commit_withdrawal',
  'email_confirmation_code_send',
  'email_confirmed',
  'lottery_ticket_bronze',
  'player_status_change',
  'promo_code_not_valid',
  'rollback_deposit',
  'rollback_withdrawal',
  'welcome_gift_fd-bonus',
] as const;
const actions = ['none', 'chat', 'link'] as const;
const longestTitle = 120;
const longestContent = 600;
const longestLink = 500;

export function messageForm(
  desk: Desk,
  player: { readonly id: number; readonly currency: Currency },
): Markup {
  const { t } = desk;
  const optional = { isOptional: true } as const;
  return form(
    desk,
    `/sandbox/players/${player.id}/notifications`,
    html`${choice(
        'type',
        t.type,
        types.map((type) => [type, type] as const),
      )}
      ${choice(
        'sub_type',
        t.subType,
        subTypes.map((type) => [type, type] as const),
      )}
      ${field(desk, 'title', t.title, { maxLength: longestTitle })}
      ${field(desk, 'content', t.content, { maxLength: longestContent, hint: t.contentHint })}
      ${field(desk, 'amount', `${t.amount}, ${player.currency}`, { type: 'number', step: '0.01', ...optional })}
      ${field(desk, 'reason', t.errorType, { maxLength: 60, ...optional })}
      ${field(desk, 'current', t.current, { maxLength: 60, ...optional })}
      ${choice(
        'action',
        t.action,
        actions.map((action) => [action, t[`action_${action}`]] as const),
      )}
      ${field(desk, 'button_text', t.buttonText, { maxLength: 60, ...optional })}
      ${field(desk, 'button_link', t.buttonLink, { maxLength: longestLink, ...optional })}
      <button>${t.send}</button>`,
  );
}

/** Parses the form; null if a field is invalid. */
export function readMessage(
  input: Input,
  player: { readonly id: number; readonly currency: Currency },
): Message | null {
  const type = types.find((known) => known === input('type'));
  const subType = subTypes.find((known) => known === input('sub_type'));
  const action = actions.find((known) => known === input('action'));
  const [title, content, reason, current] = [
    input('title'),
    input('content'),
    input('reason'),
    input('current'),
  ];
  const [text, url] = [input('button_text'), input('button_link')];
  const amount = readAmount(input('amount'));
  const isFit =
    title !== '' &&
    title.length <= longestTitle &&
    content !== '' &&
    content.length <= longestContent &&
    /^[\w-]{0,60}$/.test(reason) &&
    current.length <= 60 &&
    text.length <= 60 &&
    url.length <= longestLink &&
    (input('amount') === '' || amount !== null) &&
    (action === 'link' ? isMessageLink(url) : url === '');
  if (type === undefined || subType === undefined || action === undefined || !isFit) return null;
  return {
    playerId: player.id,
    type,
    subType,
    title,
    content,
    facts: {
      ...(amount === null ? {} : { amount, currency: player.currency }),
      ...(reason === '' ? {} : { reason }),
      ...(current === '' ? {} : { status: current }),
    },
    action:
      action === 'none'
        ? null
        : { button: { type: action, text: text === '' ? null : text, url: action === 'link' ? url : null } },
  };
}
