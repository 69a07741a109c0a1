import { readFileSync } from 'node:fs';
import { inLanguage, type Language } from '../../domain/locale/locale.ts';
import { html, jsonForScript, pageResponse, BASE_STYLES, LIGHT_COLOURS } from '../html.ts';
import chatTexts from './texts.json' with { type: 'json' };

/** Maximum message length, characters. */
export const longestMessage = 1_000;

/** Styles of a page that fills its frame: messages above, the input below. */
const CHAT_STYLES = `
html,body{height:100%}
.room{display:flex;flex-direction:column;height:100%;background:var(--surface-1)}
.lines{flex:1;min-height:0;overflow-y:auto;overscroll-behavior:contain;display:flex;flex-direction:column;gap:8px;padding:12px 16px}
.notice{margin:0 0 4px;color:var(--ink-muted);font-size:13px;line-height:18px}
.line{display:flex;flex-direction:column;align-self:flex-start;max-width:85%;margin:0;padding:8px 14px;border-radius:16px 16px 16px 4px;background:var(--surface-3);overflow-wrap:anywhere;white-space:pre-wrap}
.line.own{align-self:flex-end;border-radius:16px 16px 4px 16px;background:var(--own);color:var(--own-ink)}
.who{color:var(--ink-muted);font-size:12px;line-height:16px;font-weight:600}
.own .who{color:inherit}
.trouble{margin:0;padding:0 16px;color:var(--danger-ink);font-size:14px;line-height:20px}
.trouble:not(:empty){padding-top:8px}
.write{display:flex;align-items:flex-end;gap:8px;padding:12px 16px;border-top:1px solid var(--line)}
.write[hidden]{display:none}
textarea{flex:1;min-width:0;min-height:48px;max-height:120px;padding:12px 14px;border:1.500px solid var(--line-control);border-radius:12px;background:var(--canvas);color:var(--ink);font:inherit;font-size:16px;line-height:22px;resize:none;field-sizing:content}
textarea::placeholder{color:var(--ink-muted);opacity:1}
#send{flex:none;width:48px;padding:0}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:root{--own:#0E3F3A;--own-ink:#D9FFF9;--line-control:#84796E}
`;

/** Light theme overrides; must come last. */
const LIGHT_STYLES = `
:root{color-scheme:light;${LIGHT_COLOURS};--own:#C9F4EE;--own-ink:#03221F}
`;

const SCRIPT = readFileSync(new URL('../browser/chat-room.js', import.meta.url), 'utf8');

export interface Room {
  /** Null if the URL has no valid conversation: the page then says that the conversation has ended. */
  readonly conversation: string | null;
  readonly language: Language;
  readonly theme: 'dark' | 'light';
  /** Initial text of the input field. */
  readonly draft: string;
  /** Origin of this server. */
  readonly origin: string;
  readonly appOrigins: readonly string[];
}

/** The page of a conversation, which only the app may embed. */
export function roomPage({ conversation, language, theme, draft, origin, appOrigins }: Room): Response {
  const t = inLanguage(chatTexts, language);
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
    styles: BASE_STYLES + CHAT_STYLES + (theme === 'light' ? LIGHT_STYLES : ''),
    schemes: 'dark light',
    body,
    script: SCRIPT,
    policy: [
      `connect-src ${origin}`,
      "form-action 'none'",
      `frame-ancestors ${[...new Set([origin, ...appOrigins])].join(' ')}`,
    ],
  });
}
