import { readFileSync } from 'node:fs';
import type { Language } from '../../domain/locale/locale.ts';
import { textFaces } from '../fonts.ts';
import { html, jsonForScript, pageResponse } from '../html.ts';
import { BASE_STYLES } from '../styles.ts';
import { longestMessage } from './conversations.ts';
import { CHAT_STYLES, LIGHT_COLOURS } from './styles.ts';
import { chatTexts } from './texts.ts';

const SCRIPT = readFileSync(new URL('../browser/chat-room.js', import.meta.url), 'utf8');

export interface Room {
  /** Null: the URL has no valid conversation, and the page says that it has ended. */
  readonly conversation: string | null;
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  /** Initial text of the input. */
  readonly draft: string;
  /** Origin of this server. */
  readonly origin: string;
  readonly appOrigins: readonly string[];
}

/** The page of a conversation, which only the app may embed. */
export function roomPage({ conversation, language, theme, draft, origin, appOrigins }: Room): Response {
  const t = chatTexts[language];
  const setup = {
    conversation,
    messagesUrl: `${origin}/sandbox/chat/conversations/${conversation ?? ''}/messages`,
    language,
    draft,
    texts: t,
  };
  const body = html`<main class="room">
      <div class="lines" id="lines" role="log" aria-label="${t.log}" aria-live="polite" tabindex="0">
        <p class="notice">${t.note}</p>
        <p class="line"><span class="who">${t.support}</span><span>${t.greeting}</span></p>
      </div>
      <p class="trouble" id="trouble" role="alert"></p>
      <form class="write" id="write">
        <label class="hidden" for="text">${t.write}</label>
        <textarea
          id="text"
          rows="1"
          maxlength="${longestMessage}"
          placeholder="${t.write}"
          enterkeyhint="send"
          autocomplete="off"
        ></textarea>
        <button class="primary" id="send" aria-label="${t.send}">
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path fill="currentColor" d="M3.400 20.400 21 12 3.400 3.600l-.4 6.500L14 12 3 13.900Z" />
          </svg>
        </button>
      </form>
    </main>
    <script type="application/json" id="setup">
      ${jsonForScript(setup)}
    </script>`;
  return pageResponse({
    language,
    title: t.log,
    styles: textFaces(origin) + BASE_STYLES + CHAT_STYLES + (theme === 'light' ? LIGHT_COLOURS : ''),
    schemes: 'dark light',
    body,
    script: SCRIPT,
    policy: [
      `font-src ${origin}`,
      `connect-src ${origin}`,
      "form-action 'none'",
      `frame-ancestors ${[...new Set([origin, ...appOrigins])].join(' ')}`,
    ],
  });
}
