/** Base styles of sandbox pages. */
export const BASE_STYLES = `
:root{color-scheme:dark;--canvas:#120F0D;--surface-1:#1B1715;--surface-2:#25201C;--surface-3:#322B26;--line:#2B2520;--line-strong:#443B34;--ink:#F7F1E9;--ink-muted:#BDB2A7;--brand:#2EE0CC;--brand-hover:#63EEDD;--brand-pressed:#16C4B1;--on-brand:#03221F;--bonus-ink:#FFCB66;--warning-ink:#FFB069;--danger-ink:#FF8A80;--focus:#A6F7EC}
*{box-sizing:border-box}
html{background:var(--canvas);-webkit-text-size-adjust:100%}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 15px/22px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;-webkit-font-smoothing:antialiased}
a{color:var(--brand);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.sheet{display:flex;flex-direction:column;gap:16px;width:min(100% - 32px,440px);margin:0 auto;padding:24px 0 40px}
.wide{width:min(100% - 32px,760px)}
.brand{display:flex;align-items:center;gap:10px;font-weight:800;letter-spacing:.035em}
.brand svg{width:28px;height:28px}
.note{padding:2px 10px;border-radius:12px 4px 12px 4px;background:#36210F;color:var(--warning-ink);font-size:13px;line-height:22px;font-weight:600}
.card{padding:20px;border-radius:16px;background:var(--surface-1);box-shadow:inset 0 0 0 1px var(--line),inset 0 1px 0 rgb(255 245 230/.05)}
h1{margin:0;font-size:24px;line-height:30px;font-weight:700}
.amount{margin:4px 0 0;font-size:44px;line-height:52px;font-weight:800;overflow-wrap:anywhere}
.muted{margin:0;color:var(--ink-muted)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:16px 0 0}
dt{color:var(--ink-muted)}dd{margin:0;text-align:right;overflow-wrap:anywhere}dd.id{font-size:13px}
.actions{display:flex;flex-direction:column;gap:12px}
button,.button{display:flex;align-items:center;justify-content:center;min-height:48px;padding:12px 20px;border:0;border-radius:12px;background:var(--surface-3);color:var(--ink);font-family:inherit;font-size:16px;line-height:20px;font-weight:650;text-align:center;text-decoration:none;cursor:pointer;box-shadow:inset 0 1px 0 rgb(255 245 230/.07)}
button:hover,.button:hover{background:var(--line-strong)}
button:active{transform:translateY(1px);background:var(--surface-2)}
.primary{background:var(--brand);color:var(--on-brand);box-shadow:inset 0 1px 0 rgb(255 255 255/.5),inset 0 -2px 0 rgb(0 60 54/.28)}
.primary:hover{background:var(--brand-hover)}
.primary:active{background:var(--brand-pressed)}
.quiet{background:none;box-shadow:inset 0 0 0 1px var(--line-strong)}
ul.mails{display:flex;flex-direction:column;gap:12px;margin:0;padding:0;list-style:none}
.mails pre{margin:8px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;color:var(--ink-muted)}
.mails h2{margin:0;font-size:16px;line-height:22px;font-weight:650}
@media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
`;

/** Logo: symbol and name. */
export const BRAND = `<div class="brand"><svg viewBox="0 0 96 96" aria-hidden="true"><path fill="#F7F1E9" d="M57 5L65.500 18.500C70.500 21.500 74.500 26 77.500 31.500L92.300 58C94.700 62.400 92.700 67.300 88 68.800L83.200 70.300C79.600 71.400 76.600 70 73.600 67.400C70.400 64.600 67.900 62.900 64 63C59.300 63.200 57 66.700 57.600 71.600C58.400 78.500 62 85 67 91H42.500C37 78 37.500 64.500 43 51.500C48.500 38.500 54.500 23.500 57 5Z"/><g fill="#2EE0CC"><path d="M50.500 20.500C36 25 18.500 20.500 5 5C6 27.500 23 44 43.800 40.300C46.200 34.500 48.500 28 50.500 20.500Z"/><path d="M41.600 45.300C30 48.800 16.500 45.500 6 34.500C7.500 51.500 21 63.300 36.900 60.800C37.700 55.600 39.300 50.400 41.600 45.300Z"/><path d="M36.200 66C28 68.300 18.200 65.300 10.800 57.800C12 70.500 22 79.300 36.300 78C35.800 74 35.700 70 36.200 66Z"/></g><path fill="#F5BC42" d="M37 83C31 84.400 24 82 18.800 76.800C20 85.500 27.500 91.500 39.700 91C38.600 88.300 37.700 85.600 37 83Z"/></svg><span>TULPAR</span></div>`;
