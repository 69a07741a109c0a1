import type { Context } from 'hono';
import type { Dependencies } from '../../dependencies.ts';
import { randomToken } from '../../secrets.ts';
import type { RequestVariables } from '../../http/request-facts.ts';
import { html, type Markup } from '../html.ts';

/** Request data for every page of the console. */
export interface ConsoleRequest {
  readonly now: Date;
  /** Offset of the server's clock from real time, ms. */
  readonly timeShift: number;
  /** Path of the page, without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** CSRF token that forms contain. */
  readonly token: string;
}

export interface ConsoleVariables extends RequestVariables {
  request: ConsoleRequest;
}

export function readRequest(deps: Dependencies, { req }: Context, token: string): ConsoleRequest {
  const url = new URL(req.url);
  return {
    now: deps.clock.now(),
    timeShift: deps.timeShift.ms,
    path: url.pathname,
    query: url.searchParams,
    token,
  };
}

export const linkTo = (path: string, query: Readonly<Record<string, string>> = {}): string =>
  Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;

/** A form whose action is performed once, however often it is sent. */
export function form(
  request: ConsoleRequest,
  action: string,
  content: Markup | readonly Markup[],
  kind = 'fields',
): Markup {
  return html`<form class="${kind}" method="post" action="${linkTo(action)}">
    <input type="hidden" name="token" value="${request.token}" />
    <input type="hidden" name="once" value="${randomToken(18)}" />
    <input type="hidden" name="back" value="${request.path}" />${content}
  </form>`;
}

interface FieldOptions {
  readonly value?: string;
  readonly type?: 'text' | 'number' | 'search' | 'date';
  /** Whether the label says "optional". */
  readonly isOptional?: boolean;
  /** Whether a value is required; by default unless optional. */
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly list?: string;
  readonly maxLength?: number;
  readonly step?: string;
  readonly max?: number;
}

const nextId = () => `f${randomToken(9)}`;

export function field(name: string, label: string, options: FieldOptions = {}): Markup {
  const id = nextId();
  const { type = 'text', value = '', isOptional = false, hint, list, maxLength = 200 } = options;
  const attributes: Markup = {
    markup: [
      type === 'number'
        ? ` min="0" step="${options.step ?? '1'}" inputmode="decimal"`
        : ` maxlength="${maxLength}"`,
      options.max === undefined ? '' : ` max="${options.max}"`,
      (options.isRequired ?? !isOptional) ? ' required' : '',
      list === undefined ? '' : ` list="${list}"`,
      hint === undefined ? '' : ` aria-describedby="${id}h"`,
    ].join(''),
  };
  return html`<div class="field">
    <label for="${id}">${label}${isOptional ? html` <span class="soft">(optional)</span>` : null}</label>
    <input id="${id}" name="${name}" type="${type}" value="${value}" autocomplete="off" ${attributes} />
    ${hint === undefined ? null : html`<p class="soft" id="${id}h">${hint}</p>`}
  </div>`;
}

/** A select with its label; an option is a value, or a value with its text. */
export function choice(
  name: string,
  label: string,
  options: readonly (string | readonly [value: string, text: string])[],
  chosen?: string,
): Markup {
  const id = nextId();
  const items = options.map((option) => {
    const [value, text] = typeof option === 'string' ? [option, option] : option;
    return html`<option value="${value}" ${value === chosen ? html`selected` : null}>${text}</option>`;
  });
  return html`<div class="field">
    <label for="${id}">${label}</label
    ><select id="${id}" name="${name}">
      ${items}
    </select>
  </div>`;
}

/** A section of a page. `kind` `whole` takes both columns. */
export const card = (title: string, content: Markup | readonly Markup[], kind = ''): Markup =>
  html`<section class="card ${kind}">
    <h2>${title}</h2>
    ${content}
  </section>`;

export const list = (items: readonly Markup[], none = 'Nothing here.'): Markup =>
  items.length === 0
    ? html`<p class="muted">${none}</p>`
    : html`<ul class="rows">
        ${items}
      </ul>`;

/** A moment in UTC, to the minute. */
export const moment = (at: Date): Markup =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')}</time>`;

type Tone = 'good' | 'bad' | 'open' | 'plain';
const tones: Readonly<Record<string, Tone>> = {
  approved: 'good',
  active: 'good',
  available: 'good',
  declined: 'bad',
  expired: 'bad',
  process: 'open',
  processing: 'open',
};

/** A coloured label; statuses of the contract have a default tone. */
export const badge = (text: string, tone: Tone = tones[text] ?? 'plain'): Markup =>
  html`<span class="badge ${tone}">${text}</span>`;
