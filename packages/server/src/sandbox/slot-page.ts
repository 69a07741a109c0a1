import { readFileSync } from 'node:fs';
import { SYMBOLS } from '../images/keys.ts';
import { paylines } from '../domain/rounds/index.ts';
import type { GameSessionView } from '../domain/rounds/index.ts';
import type { Language } from '../domain/locale/locale.ts';
import { textFaces } from './fonts.ts';
import { html, jsonForScript, pageResponse, type Markup } from './html.ts';
import { BASE_STYLES } from './styles.ts';
import { SLOT_STYLES } from './styles-slot.ts';
import { texts } from './texts.ts';

const SCRIPT = readFileSync(new URL('browser/slot.js', import.meta.url), 'utf8');
const GROUPS: Readonly<Record<Language, { group: string; decimal: string }>> = {
  ru: { group: '\u00a0', decimal: ',' },
  kk: { group: '\u00a0', decimal: ',' },
  az: { group: '\u00a0', decimal: ',' },
  en: { group: ',', decimal: '.' },
};

/** Available stakes: 1, 2, 5, 10 … times the minimum, up to the maximum. Minor units. */
export function betSteps(min: number, max: number): number[] {
  const steps: number[] = [];
  for (let decade = min; decade <= max; decade *= 10)
    for (const times of [1, 2, 5]) if (decade * times <= max) steps.push(decade * times);
  if (steps.at(-1) !== max) steps.push(max);
  return steps;
}

const policyFor = (origin: string, appOrigin: string): string[] => [
  `img-src ${origin}`,
  `font-src ${origin}`,
  `connect-src ${origin}`,
  "form-action 'none'",
  `frame-ancestors ${[...new Set([origin, appOrigin])].join(' ')}`,
];

/** Page for an ended or unknown session. */
export function endedPage(status: number, language: Language, origin: string, appOrigin: string): Response {
  const t = texts[language];
  return pageResponse({
    status,
    language,
    title: t.gameEnded,
    styles: textFaces(origin) + BASE_STYLES,
    body: html`<main class="sheet">
      <section class="card">
        <h1>${t.gameEnded}</h1>
        <p class="muted">${t.gameEndedHint}</p>
      </section>
    </main>`,
    policy: policyFor(origin, appOrigin),
  });
}

const reelsMarkup = (): Markup => {
  const cell = '<div class="cell"><img alt="" width="160" height="160"></div>';
  return { markup: `<div class="reel"><div class="cells">${cell.repeat(3)}</div></div>`.repeat(5) };
};

/**
 * The demo slot of a session, styled as its game. A frame without an origin has no cache, so a game that
 * saves data omits fonts and backdrop and uses small symbols (REACH-14).
 */
export function slotPage(
  session: GameSessionView,
  language: Language,
  origin: string,
  isSparing: boolean,
): Response {
  const t = texts[language];
  const art = `${origin}/cdn/games/${session.slug}`;
  const bets = betSteps(session.minBet, session.maxBet);
  const { balance } = session;
  const setup = {
    session: session.id,
    mode: session.mode,
    appOrigin: session.appOrigin,
    roundsUrl: `${origin}/sandbox/rounds`,
    bets,
    bet: Math.min(2, bets.length - 1),
    currency: session.currency === 'AZN' ? '₼' : '₸',
    ...GROUPS[language],
    symbols: SYMBOLS.map(
      (symbol) =>
        `${art}/symbols/${symbol}.webp?format=webp&${isSparing ? 'quality=50&width=96' : 'quality=80'}`,
    ),
    paylines,
    balance: 'credits' in balance ? balance.credits : balance.real + balance.bonus,
    latest: session.latest,
    texts: t,
  };
  const body = html`<main class="slot" id="slot" data-state="loading" aria-label="${session.name}">
      ${isSparing ? null : html`<img class="backdrop" src="${art}/stage.webp?format=webp&quality=70&width=1180" alt="" />`}
      <div class="room">
        <h1 class="title">${session.name}</h1>
        <div class="frame"><div class="reels" aria-hidden="true">${reelsMarkup()}</div></div>
        <p class="status" id="status" role="status" aria-live="polite"><span>${t.loading}</span></p>
      </div>
      <div class="panel">
        <div class="figure">
          <span>${t.bet}</span><output id="bet"></output>
          <div class="steps">
            <button type="button" id="less" aria-label="${t.lessBet}" aria-disabled="true">−</button
            ><button type="button" id="more" aria-label="${t.moreBet}" aria-disabled="true">+</button>
          </div>
        </div>
        <button type="button" class="spin" id="spin" aria-label="${t.spin}" aria-disabled="true">
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="#fff"
            stroke-width="2.400"
            stroke-linecap="round"
            stroke-linejoin="round"
            aria-hidden="true"
          >
            <path d="M19.500 12a7.500 7.500 0 1 1-2.200-5.300L20 9.400" />
            <path d="M20 4.500v5h-5" />
          </svg>
        </button>
        <div class="figure wins">
          <span>${t.win}</span><output id="win"></output
          ><small>${session.mode === 'demo' ? t.credits : t.balance}: <output id="balance"></output></small>
        </div>
      </div>
    </main>
    <script type="application/json" id="setup">
      ${jsonForScript(setup)}
    </script>`;
  return pageResponse({
    language,
    title: session.name,
    styles: `${isSparing ? '' : textFaces(origin)}${BASE_STYLES}${SLOT_STYLES}`,
    body,
    script: SCRIPT,
    policy: policyFor(origin, session.appOrigin),
  });
}
