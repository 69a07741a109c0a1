import { readFileSync } from 'node:fs';
import { SYMBOLS } from '../images/keys.ts';
import { paylines } from '../domain/rounds/slot.ts';
import type { GameSessionView } from '../domain/rounds/game-session.ts';
import { inLanguage, type Language, separators } from '../domain/locale/locale.ts';
import texts from './texts.json' with { type: 'json' };
import { html, jsonForScript, pageResponse, type Markup, BASE_STYLES } from './html.ts';

/** Styles of the demo slot: the picture fills the frame, the panel is below. */
const SLOT_STYLES = `
html,body{height:100%;overflow:hidden;background:#0d0706}
.slot{position:relative;display:grid;grid-template-rows:minmax(0,1fr) auto;height:100%;min-width:280px;user-select:none;-webkit-user-select:none}
.backdrop{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.room{position:relative;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:clamp(6px,2.2vh,20px);min-height:0;padding:8px clamp(8px,3vw,24px)}
.title{margin:0;flex:0 1 auto;font-size:clamp(28px,8vw,44px);line-height:1.2;text-align:center;text-wrap:balance;color:#FFD98A;text-shadow:0 2px 6px #000}
.frame{position:relative;width:min(100%,640px,78vh);padding:4px;border-radius:18px;background:linear-gradient(150deg,#FFF3C9,#F2BC4A 34%,#B9780F 66%,#6B3B04);box-shadow:0 18px 40px -12px rgb(0 0 0/.7)}
.reels{display:grid;grid-template-columns:repeat(5,1fr);gap:2px;padding:6px;border-radius:14px;background:#0c0504;overflow:hidden}
.reel{position:relative;overflow:hidden;border-radius:8px;background:linear-gradient(#000,#2a0f0a 30%,#331510 50%,#2a0f0a 70%,#000)}
.cells{display:grid;grid-template-rows:repeat(3,1fr)}
.cell{position:relative;display:grid;place-items:center;aspect-ratio:1/1.12}
.cell img{width:86%;height:auto;aspect-ratio:1;object-fit:contain}
.cell img:not([src]){visibility:hidden}
.cell.hit{border-radius:8px;background:rgb(245 188 66/.22);box-shadow:inset 0 0 0 2px #FFD98A}
.reel.turning .cells{animation:turn .22s linear infinite;filter:blur(2px)}
.reel.landed .cells{animation:land .32s cubic-bezier(.3,1.35,.5,1)}
@keyframes turn{from{transform:translateY(-33.34%)}to{transform:translateY(33.34%)}}
@keyframes land{from{transform:translateY(-14%)}to{transform:none}}
.status{min-height:44px;margin:0;display:flex;align-items:center;justify-content:center;gap:12px;max-width:640px;padding:0 12px;text-align:center;font-size:14px;line-height:20px;text-wrap:balance;color:#FBF5EE;text-shadow:0 1px 3px #000}
.status.bad{padding:8px 14px;border-radius:12px;background:rgb(18 15 13/.92);color:var(--warning-ink);text-shadow:none}
.status button{min-height:44px;flex:none}
.panel{position:relative;display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:12px;padding:10px clamp(10px,4vw,32px) calc(12px + env(safe-area-inset-bottom));background:rgb(13 5 3/.94)}
.figure{display:flex;flex-direction:column;align-items:center;gap:2px;min-width:0}
.figure span{color:#FFC98A;font-size:14px;line-height:18px;font-weight:700}
.figure output{font:700 clamp(17px,5vw,24px)/28px system-ui,sans-serif;font-variant-numeric:tabular-nums;color:#fff;white-space:nowrap}
.figure small{color:var(--ink-muted);font-size:12px;line-height:16px;text-align:center}.figure small output{font:inherit;color:inherit}
.steps{display:flex;gap:8px}
.steps button{width:44px;min-height:44px;padding:0;background:none;box-shadow:none;font-size:26px;color:#FFE2BD}
.steps button:hover{background:rgb(255 255 255/.08)}
button[aria-disabled=true]{opacity:.45;cursor:default}
.spin{width:84px;height:84px;padding:0;border-radius:50%;background:radial-gradient(circle at 38% 28%,#FFE3C9,#F78A5C 46%,#E45A34);box-shadow:0 0 0 3px #2a0c05,0 0 0 6px #E8A93C,0 6px 14px rgb(0 0 0/.5)}
.spin:hover{background:radial-gradient(circle at 38% 28%,#FFEBD8,#FF9C70 46%,#EC6B45)}
.spin svg{width:44px;height:44px}
.spin[aria-disabled=true]{opacity:1;filter:saturate(.35) brightness(.7)}
.room[hidden],.panel[hidden]{display:none}
@media (max-height:420px){.title{display:none}.panel{padding-top:6px}.spin{width:64px;height:64px}}
@media (min-width:700px) and (min-aspect-ratio:4/3){.panel{grid-template-columns:1fr 1fr auto}.figure.wins{order:2}.spin{order:3}}
@media (prefers-reduced-motion:reduce){.reel.turning .cells{filter:none;opacity:.35}}
`;

const SCRIPT = readFileSync(new URL('browser/slot.js', import.meta.url), 'utf8');
/** Available stakes, minor units: 1, 2, 5, 10 … times the minimum, and as the last one the maximum. */
export function betSteps(min: number, max: number): number[] {
  const steps: number[] = [];
  for (let decade = min; decade <= max; decade *= 10)
    for (const times of [1, 2, 5]) if (decade * times <= max) steps.push(decade * times);
  if (steps.at(-1) !== max) steps.push(max);
  return steps;
}

const policyFor = (origin: string, appOrigin: string): string[] => [
  `img-src ${origin}`,
  `connect-src ${origin}`,
  "form-action 'none'",
  `frame-ancestors ${[...new Set([origin, appOrigin])].join(' ')}`,
];

/** Page for an ended or unknown session. */
export function endedPage(status: number, language: Language, origin: string, appOrigin: string): Response {
  const t = inLanguage(texts, language);
  return pageResponse({
    status,
    language,
    title: t.gameEnded,
    styles: BASE_STYLES,
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
 * The page of a demo slot, styled as its game. The app shows it in a sandboxed frame, which has no origin and so no HTTP
 * cache: for a player who saves data the page omits the backdrop and uses small symbols (REACH-14).
 */
export function slotPage(
  { session, name, minBet, maxBet, balance, latest }: GameSessionView,
  language: Language,
  origin: string,
  isSparing: boolean,
): Response {
  const t = inLanguage(texts, language);
  const art = `${origin}/cdn/games/${session.game_slug}`;
  const bets = betSteps(minBet, maxBet);
  const setup = {
    session: session.id,
    mode: session.mode,
    appOrigin: session.app_origin,
    roundsUrl: `${origin}/sandbox/rounds`,
    bets,
    bet: Math.min(2, bets.length - 1),
    currency: session.currency === 'AZN' ? '₼' : '₸',
    ...inLanguage(separators, language),
    symbols: SYMBOLS.map(
      (symbol) =>
        `${art}/symbols/${symbol}.webp?format=webp&${isSparing ? 'quality=50&width=96' : 'quality=80'}`,
    ),
    paylines,
    balance: 'credits' in balance ? balance.credits : balance.real + balance.bonus,
    latest,
    texts: t,
  };
  const body = html`<main class="slot" id="slot" data-state="loading" aria-label="${name}">
      ${isSparing ? null : html`<img class="backdrop" src="${art}/stage.webp?format=webp&quality=70&width=1180" alt="" />`}
      <div class="room">
        <h1 class="title">${name}</h1>
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
    title: name,
    styles: `${BASE_STYLES}${SLOT_STYLES}`,
    body,
    script: SCRIPT,
    policy: policyFor(origin, session.app_origin),
  });
}
