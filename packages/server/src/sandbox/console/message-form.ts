import type { Player } from '../../domain/ledger/post.ts';
import { notificationSubTypes } from '@tulpar/api/contract';
import { isMessageLink, type Message } from '../../domain/notifications/notifications.ts';
import { type Markup, html } from '../html.ts';
import { choice, field, form, type ConsoleRequest } from './page-parts.ts';
import { readAmount, type Input } from './perform.ts';

const types = ['personal', 'transactional', 'information'] as const;
const actions = [
  ['none', 'no button'],
  ['chat', 'open the chat'],
  ['link', 'follow a link'],
] as const;
const longestTitle = 120;
const longestContent = 600;
const longestLink = 500;

export function messageForm(request: ConsoleRequest, player: Player): Markup {
  const optional = { isOptional: true } as const;
  return form(
    request,
    `/sandbox/players/${player.id}/notifications`,
    html`${choice('type', 'Type', types)} ${choice('sub_type', 'Sub type', notificationSubTypes)}
      ${field('title', 'Title', { maxLength: longestTitle })}
      ${field('content', 'Text', { maxLength: longestContent, hint: '{amount} in the text becomes the amount.' })}
      ${field('amount', `Amount, ${player.currency}`, { type: 'number', step: '0.01', ...optional })}
      ${field('reason', 'Reason code (data.content)', { maxLength: 60, ...optional })}
      ${field('current', 'New status (data.current)', { maxLength: 60, ...optional })}
      ${choice('action', 'Button', actions)}
      ${field('button_text', 'Button label', { maxLength: 60, ...optional })}
      ${field('button_link', 'Button link', { maxLength: longestLink, ...optional })}
      <button>Send the notification</button>`,
  );
}

/** The message in the form's fields; null if a field is invalid. */
export function readMessage(input: Input, player: Player): Message | null {
  const type = types.find((known) => known === input('type'));
  const subType = notificationSubTypes.find((known) => known === input('sub_type'));
  const action = actions.find(([known]) => known === input('action'))?.[0];
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
