import type { Language } from '../domain/locale/locale.ts';
import { BASE_STYLES, BRAND, html, pageResponse, type Markup } from './html.ts';

interface Sheet {
  readonly status?: number;
  readonly language: Language;
  readonly title: string;
  /** Says that this is no real provider. */
  readonly note: string;
  readonly content: Markup;
  /** Origins that the form leads to; without them the page has no form. */
  readonly leadsTo?: readonly string[];
}

/** A narrow page of a provider for a player, which works without JavaScript. */
export function sheet({ status = 200, language, title, note, content, leadsTo }: Sheet): Response {
  // A redirect after the form counts as its target, and the app may have another origin.
  const targets = leadsTo === undefined ? "'none'" : ["'self'", ...new Set(leadsTo)].join(' ');
  return pageResponse({
    status,
    language,
    title,
    styles: BASE_STYLES,
    body: html`<main class="sheet">
      ${BRAND}
      <p class="muted"><span class="note">${note}</span></p>
      ${content}
    </main>`,
    policy: [`form-action ${targets}`, "frame-ancestors 'none'"],
  });
}

interface Message extends Omit<Sheet, 'content' | 'leadsTo'> {
  readonly facts?: Markup;
  readonly hint: string;
  readonly back: string;
  /** Origin of the app; empty for this one. */
  readonly appOrigin?: string;
}

/** A page with a message and a link to the app. */
export function messageSheet({ facts, hint, back, appOrigin = '', ...rest }: Message): Response {
  const content = html`<section class="card">
      <h1>${rest.title}</h1>
      ${facts ?? null}
      <p class="muted">${hint}</p>
    </section>
    <a class="button quiet" href="${appOrigin}/">${back}</a>`;
  return sheet({ ...rest, content });
}

/** Leads on to an address that is a capability. */
export const leadOn = (address: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
