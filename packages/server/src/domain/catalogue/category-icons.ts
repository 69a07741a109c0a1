/** SVG content of each category icon: a 24 px box, lines of one width. */
const BODIES: Readonly<Record<string, string>> = {
  slots:
    '<circle cx="7" cy="17" r="4"/><circle cx="17" cy="15.500" r="4"/><path d="M8.500 13.300C9.500 9 12 5.500 16 3c-.4 3.500-.3 6 .5 8.500M16 3c2.300.3 4 1.300 5 3-2.200.9-4.300.4-5.300-.8"/>',
  'live-casino':
    '<circle cx="12" cy="12" r="2.500"/><path d="M7.500 16.500a6.400 6.400 0 0 1 0-9M16.500 7.500a6.400 6.400 0 0 1 0 9M4.500 19.500a10.600 10.600 0 0 1 0-15M19.500 4.500a10.600 10.600 0 0 1 0 15"/>',
  'table-games':
    '<path d="M12 3c-2.500 3-8 6.200-8 10.300a4 4 0 0 0 4 4.200c1.600 0 3-.8 4-2 1 1.200 2.400 2 4 2a4 4 0 0 0 4-4.200C20 9.200 14.500 6 12 3zM12 15.500V21M9 21h6"/>',
  roulette:
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="3"/><path d="M12 3v6M12 15v6M3 12h6M15 12h6"/>',
  blackjack:
    '<rect x="4" y="3" width="12" height="16" rx="2.500"/><path d="M19 7.500v11a2.500 2.500 0 0 1-2.500 2.500H9M10 8.500 12.500 11 10 13.500 7.500 11z"/>',
  baccarat:
    '<rect x="3" y="6" width="8" height="13" rx="2"/><rect x="13" y="6" width="8" height="13" rx="2"/><path d="M7 10v5M17 10.500v4M15 12.500h4"/>',
  'video-poker':
    '<rect x="3" y="4" width="18" height="13" rx="2.500"/><path d="M8 21h8M12 17v4M12 13s-3-1.600-3-3.500 2-2.500 3-.8c1-1.700 3-1.100 3 .8S12 13 12 13z"/>',
  crash: '<path d="M3 20c7 0 11.500-4 13.500-12M13 9.500 17 7l2 4.200M3 20h18"/>',
  'instant-win': '<path d="M13 2.500 5 13.500h6l-1 8 9-12h-6.500z"/>',
  scratch:
    '<rect x="3" y="6" width="18" height="12" rx="2.500"/><path d="m7 15 3-6M11 15l3-6M15 15l2.500-5"/>',
  'bingo-keno':
    '<circle cx="8" cy="9" r="5"/><circle cx="16.500" cy="15.500" r="4.500"/><path d="M8 7v4M15.500 14.500l1-.8v3.600"/>',
  'game-shows':
    '<rect x="3" y="7" width="18" height="12" rx="2.500"/><path d="m8 3 4 4 4-4M10 11l4 2-4 2z"/>',
  'all-games':
    '<rect x="4" y="4" width="6.500" height="6.500" rx="1.500"/><rect x="13.500" y="4" width="6.500" height="6.500" rx="1.500"/><rect x="4" y="13.500" width="6.500" height="6.500" rx="1.500"/><rect x="13.500" y="13.500" width="6.500" height="6.500" rx="1.500"/>',
  'all-new': '<path d="m12 3 2.300 6.700L21 12l-6.700 2.300L12 21l-2.300-6.700L3 12l6.700-2.300z"/>',
  'top-10': '<path d="M4 20V11h4v9M10 20V5h4v15M16 20v-6h4v6M3 20h18"/>',
  my: '<circle cx="12" cy="8" r="4"/><path d="M4 20.500c1-4 4-6 8-6s7 2 8 6"/>',
  recommendations:
    '<path d="M7 11v9H4v-9zM7 11l4-8c1.500 0 2.500 1 2.500 2.500L13 9h5.500a2 2 0 0 1 2 2.400l-1.300 7a2 2 0 0 1-2 1.600H7"/>',
  popular:
    '<path d="M12 3c1 4 5.500 5.500 5.500 11a5.500 5.500 0 0 1-11 0c0-2 .8-3.500 2-4.500.5 1.500 1.200 2 2 2C10.500 8.500 10.500 5.500 12 3z"/>',
  jackpots: '<path d="M3 9 7 4h10l4 5-9 11zM3 9h18M9 9l3 11 3-11"/>',
  'high-rtp':
    '<path d="M5 19 19 5"/><circle cx="7.500" cy="7.500" r="2.500"/><circle cx="16.500" cy="16.500" r="2.500"/>',
  'low-volatility': '<path d="M3 12c2-3 4-3 6 0s4 3 6 0 4-3 6 0"/>',
  'low-min-bet':
    '<ellipse cx="12" cy="8" rx="7" ry="3"/><path d="M5 8v4c0 1.700 3 3 7 3s7-1.300 7-3V8M12 18v3M9.500 20l2.500 1.500 2.500-1.500"/>',
  'wager-100': '<circle cx="12" cy="12" r="9"/><path d="m8 12 3 3 5-6"/>',
  demo: '<path d="M7 4.500v15l12-7.500z"/>',
};

/** SVG of a category icon; null for an unknown name. */
export function categoryIcon(name: string): string | null {
  const body = Object.hasOwn(BODIES, name) ? BODIES[name] : undefined;
  if (body === undefined) return null;
  return `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${body}</svg>`;
}
