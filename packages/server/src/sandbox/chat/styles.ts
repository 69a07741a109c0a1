/** The page fills its frame: messages above, the input below. */
export const CHAT_STYLES = `
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
export const LIGHT_COLOURS = `
:root{color-scheme:light;--canvas:#EFF1EF;--surface-1:#FFFFFF;--surface-2:#F5F7F5;--surface-3:#E4E8E5;--line:#DDE2DE;--line-strong:#C3CAC5;--line-control:#7C8681;--ink:#17120F;--ink-muted:#564F48;--brand:#1FD3C0;--brand-hover:#3FE0CF;--brand-pressed:#12B9A8;--danger-ink:#B3211A;--focus:#00695F;--own:#C9F4EE;--own-ink:#03221F}
`;
