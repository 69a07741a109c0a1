import { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { readLanguage, type Language } from '../domain/terms.ts';
import { textFaces } from './faces.ts';
import { html, pageResponse, type Markup } from './html.ts';
import { BASE_STYLES, BRAND } from './styles.ts';
import { texts } from './texts.ts';

const brand: Markup = { markup: BRAND };
const SHOWN = 50;

/** Only addresses a browser may follow; a link is kept as text otherwise. */
const isFollowable = (link: string): boolean => {
  try {
    return /^https?:$/.test(new URL(link).protocol);
  } catch {
    return false;
  }
};

function page(language: Language, title: string, content: Markup): Response {
  return pageResponse({
    language,
    title: `${title} — Tulpar`,
    styles: textFaces() + BASE_STYLES,
    body: html`<main class="sheet wide">
      ${brand}
      <h1>${title}</h1>
      ${content}
    </main>`,
    policy: ["font-src 'self'", "form-action 'none'", "frame-ancestors 'none'"],
  });
}

/** What the server would have sent by mail and SMS, newest first. */
export function createOutboxPage(deps: Dependencies): Hono {
  return new Hono().get('/', async ({ req }) => {
    const language = readLanguage(req.query('lang')) ?? 'ru';
    const t = texts[language];
    const messages = await deps.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    if (messages.length === 0)
      return page(language, t.outboxTitle, html`<p class="muted">${t.outboxEmpty}</p>`);
    const entries = messages.map(
      ({ channel, recipient, created_at, subject, body, link }) =>
        html`<li class="card">
          <h2>${subject}</h2>
          <p class="muted">
            ${channel === 'sms' ? 'SMS' : 'E-mail'} · ${recipient} · ${created_at.toISOString()}
          </p>
          <pre>${body}</pre>
          ${link !== null && isFollowable(link) ? html`<p><a href="${link}">${t.openLink}</a></p>` : null}
        </li>`,
    );
    return page(
      language,
      t.outboxTitle,
      html`<ul class="mails">
        ${entries}
      </ul>`,
    );
  });
}

/** The list of what the sandbox has. */
export function createIndexPage(): Hono {
  return new Hono().get('/', ({ req }) => {
    const language = readLanguage(req.query('lang')) ?? 'ru';
    const t = texts[language];
    const content = html`<p class="muted">${t.indexHint}</p>
      <a class="button" href="/sandbox/outbox?lang=${language}">${t.outboxTitle}</a
      ><a class="button quiet" href="/">${t.back}</a>`;
    return page(language, t.indexTitle, content);
  });
}
