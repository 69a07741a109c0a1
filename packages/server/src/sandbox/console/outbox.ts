import type { Dependencies } from '../../dependencies.ts';
import { isWebUrl } from '../../domain/notifications/message.ts';
import { html } from '../html.ts';
import texts from '../texts.json' with { type: 'json' };
import { moment, type ConsoleRequest } from './page-parts.ts';
import { page } from './layout.ts';

const shown = 50;

export async function outboxPage(deps: Dependencies, request: ConsoleRequest): Promise<Response> {
  const t = texts.en;
  const messages = await deps.db
    .selectFrom('outbox')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  if (messages.length === 0) return page(request, { title: t.outboxTitle, hint: t.outboxEmpty });
  const entries = messages.map(
    ({ channel, recipient, created_at, subject, body, link }) =>
      html`<li class="card">
        <h2>${subject}</h2>
        <p class="muted">${channel === 'sms' ? 'SMS' : 'E-mail'} · ${recipient} · ${moment(created_at)}</p>
        <pre>${body}</pre>
        ${link !== null && isWebUrl(link) ? html`<p><a href="${link}" rel="noreferrer">${t.openLink}</a></p>` : null}
      </li>`,
  );
  return page(request, {
    title: t.outboxTitle,
    content: html`<ul class="mails">
      ${entries}
    </ul>`,
  });
}
