import { f1, iconD, line } from './outlines.ts';

/** A roulette wheel in a 512 box. */
export function wheel(): string {
  let s =
    '<circle cx="256" cy="256" r="250" fill="url(#m)"/><circle cx="256" cy="256" r="226" fill="#14100e"/>';
  const n = 26;
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n,
      b = ((i + 1) * 2 * Math.PI) / n;
    const P = (R: number, t: number): string => f1(256 + R * Math.cos(t)) + ' ' + f1(256 + R * Math.sin(t));
    s += `<path d="M${P(222, a)}A222 222 0 0 1 ${P(222, b)}L${P(160, b)}A160 160 0 0 0 ${P(160, a)}Z" fill="${i === 0 ? '#0C8754' : i % 2 ? '#C0182F' : '#191513'}" stroke="#FFD766" stroke-opacity=".55" stroke-width="2.5"/>`;
  }
  s +=
    '<circle cx="256" cy="256" r="158" fill="url(#m)"/><circle cx="256" cy="256" r="146" fill="#3b1b08"/><circle cx="256" cy="256" r="146" fill="url(#spot2)"/>';
  for (let i = 0; i < 4; i++)
    s += `<g transform="rotate(${45 + i * 90} 256 256)"><rect x="248" y="140" width="16" height="116" rx="8" fill="url(#m)"/><circle cx="256" cy="140" r="16" fill="url(#m)"/></g>`;
  s +=
    '<circle cx="256" cy="256" r="50" fill="url(#m)"/><circle cx="256" cy="256" r="24" fill="#fff6cf"/><circle cx="372" cy="104" r="17" fill="#fff"/>';
  return s;
}
/** Rank, suit, red. */
export type Card = readonly [rank: string, suit: string, red: 0 | 1];

/** A fan of cards in a 512 box. */
export function cards(set: readonly Card[]): string {
  const W = 250,
    H = 350;
  let s = '';
  set.forEach(([r, suit, red], i) => {
    const a = (i - (set.length - 1) / 2) * 17;
    const col = red ? '#C4122F' : '#17120F';
    const L = line(r === '10' ? 'bold' : 'slab', r, { width: r.length > 1 ? 62 : 46 });
    s += `<g transform="translate(256 470) rotate(${a}) translate(${-W / 2} ${-H - 40})"><rect x="-4" y="6" width="${W + 8}" height="${H + 8}" rx="30" fill="#000" fill-opacity=".45"/><g filter="url(#bevS)"><rect width="${W}" height="${H}" rx="26" fill="url(#cardf)"/></g><rect x="9" y="9" width="${W - 18}" height="${H - 18}" rx="19" fill="none" stroke="#C69A4A" stroke-width="3" opacity=".65"/><path transform="translate(26 ${26 + L.cap})" d="${L.d}" fill="${col}"/><g transform="translate(24 ${40 + L.cap}) scale(.1)"><path d="${iconD(suit)}" fill="${col}"/></g><g transform="translate(${W / 2 + 6} ${H / 2 + 22}) scale(.34) translate(-256 -256)" filter="url(#bevX)"><path d="${iconD(suit)}" fill="${red ? '#D31E3C' : '#26201C'}"/></g></g>`;
  });
  return s;
}
