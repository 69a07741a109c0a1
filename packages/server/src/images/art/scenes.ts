import { f1, iconD } from './outlines.ts';
import type { Ramp } from './palette.ts';

const wedge = (cx: number, cy: number, R: number, a: number, b: number): string =>
  `M${cx} ${cy}L${f1(cx + R * Math.cos(a))} ${f1(cy + R * Math.sin(a))}L${f1(cx + R * Math.cos(b))} ${f1(cy + R * Math.sin(b))}Z`;
/** Everything a scene may look at. */
export interface SceneInput {
  sats: readonly string[];
  /** Hash of the slug. */
  h: number;
}
type Scene = (c: Ramp, R: () => number, o: SceneInput) => string;

const PLAIN = {
  rays(_c: Ramp, R: () => number): string {
    const n = 18;
    let d = '';
    const off = R() * 0.3;
    for (let i = 0; i < n; i++) {
      const a = off + (i * 2 * Math.PI) / n;
      d += wedge(230, 236, 640, a, a + Math.PI / n);
    }
    return `<path d="${d}" fill="url(#ray)"/>`;
  },
  feathers(c: Ramp): string {
    let s = '';
    for (let row = 7; row >= 1; row--) {
      const rad = 52 + row * 50,
        n = 5 + row * 3;
      for (let i = 0; i < n; i++) {
        const a = Math.PI * (1.0 + (i + (row % 2 ? 0.5 : 0)) / n) - 0.0;
        for (const aa of [a, a + Math.PI]) {
          const x = 230 + rad * Math.cos(aa),
            y = 236 + rad * Math.sin(aa);
          s += `<path transform="translate(${f1(x)} ${f1(y)}) rotate(${f1((aa * 180) / Math.PI + 90)}) scale(${f1(0.8 + row * 0.07)})" d="M0 -40C22 -30 26 4 0 34C-26 4 -22 -30 0 -40Z" fill="${row % 2 ? c[2] : c[1]}" fill-opacity="${(0.62 - row * 0.03).toFixed(2)}" stroke="${c[3]}" stroke-opacity=".22" stroke-width="1.4"/>`;
        }
      }
    }
    return s;
  },
  dunes(c: Ramp, R: () => number): string {
    const y = 330 + R() * 20;
    return `<circle cx="230" cy="226" r="150" fill="url(#disc)"/><circle cx="230" cy="226" r="178" fill="none" stroke="${c[4]}" stroke-opacity=".16" stroke-width="2"/><circle cx="230" cy="226" r="208" fill="none" stroke="${c[4]}" stroke-opacity=".09" stroke-width="2"/>
  <path d="M0 ${y}C90 ${y - 50} 150 ${y - 8} 240 ${y - 26}S400 ${y - 70} 460 ${y - 22}V614H0Z" fill="${c[2]}" fill-opacity=".75"/><path d="M0 ${y + 46}C80 ${y + 20} 170 ${y + 70} 260 ${y + 24}S420 ${y + 10} 460 ${y + 34}V614H0Z" fill="${c[1]}"/><path d="M0 ${y + 110}C120 ${y + 50} 240 ${y + 120} 460 ${y + 84}V614H0Z" fill="${c[0]}" fill-opacity=".85"/>`;
  },
  shards(c: Ramp, R: () => number): string {
    let s = '';
    const n = 13;
    const a0 = R() * 6;
    const as: number[] = [];
    for (let i = 0; i < n; i++) as.push(a0 + (i * 2 * Math.PI) / n + (R() - 0.5) * 0.3);
    for (let i = 0; i < n; i++) {
      const a = as[i] ?? 0,
        b = i === n - 1 ? (as[0] ?? 0) + 2 * Math.PI : (as[i + 1] ?? 0);
      s += `<path d="${wedge(230, 236, 640, a, b)}" fill="${R() > 0.5 ? c[3] : c[0]}" fill-opacity="${(0.05 + R() * 0.24).toFixed(2)}"/>`;
      const m = (a + b) / 2,
        rr = 190 + R() * 150;
      s += `<path d="M230 236L${f1(230 + rr * Math.cos(a))} ${f1(236 + rr * Math.sin(a))}L${f1(230 + rr * 0.8 * Math.cos(m))} ${f1(236 + rr * 0.8 * Math.sin(m))}Z" fill="${c[3]}" fill-opacity="${(0.05 + R() * 0.16).toFixed(2)}"/>`;
    }
    return s;
  },
  rings(c: Ramp): string {
    let s = '';
    for (let i = 0; i < 9; i++) {
      const rad = 120 + i * 34;
      s += `<circle cx="230" cy="236" r="${rad}" fill="none" stroke="${c[3]}" stroke-opacity="${(0.4 - i * 0.035).toFixed(2)}" stroke-width="${i % 3 === 0 ? 9 : 2}" ${i % 2 ? `stroke-dasharray="${((rad * 2 * Math.PI) / 48).toFixed(2)} ${((rad * 2 * Math.PI) / 48).toFixed(2)}"` : ''}/>`;
    }
    return s;
  },
  curtain(c: Ramp): string {
    let s = '';
    const n = 9;
    for (let i = 0; i < n; i++) {
      const x = (i * 460) / n;
      s += `<rect x="${f1(x)}" width="${f1(460 / n + 1)}" height="614" fill="url(#fold)"/>`;
    }
    s += `<path d="M230 -40L20 470H440Z" fill="url(#spot)"/><ellipse cx="230" cy="440" rx="260" ry="66" fill="${c[0]}" fill-opacity=".75"/><ellipse cx="230" cy="426" rx="190" ry="36" fill="${c[3]}" fill-opacity=".28"/>`;
    return s;
  },
  reels(c: Ramp, _R: () => number, o: SceneInput): string {
    let s = '';
    const ic = o.sats;
    const w = 134;
    for (let k = 0; k < 3; k++) {
      const x = 22 + k * 141;
      s += `<rect x="${x}" y="-20" width="${w}" height="660" rx="14" fill="${c[0]}" fill-opacity=".62"/><rect x="${x}" y="-20" width="${w}" height="660" rx="14" fill="url(#cyl)"/>`;
      for (let j = 0; j < 4; j++) {
        if (k === 1 && (j === 1 || j === 2)) continue;
        const name = ic[(k * 2 + j + o.h) % ic.length] ?? 'two-coins';
        s += `<g transform="translate(${x + 25} ${20 + j * 128 + (k % 2 ? 24 : 0)}) scale(.164)" opacity=".5"><path d="${iconD(name)}" fill="${c[3]}"/></g>`;
      }
    }
    return s + `<rect x="0" y="228" width="460" height="3" fill="${c[4]}" fill-opacity=".35"/>`;
  },
  sky(c: Ramp, R: () => number): string {
    let s = `<circle cx="330" cy="130" r="120" fill="url(#disc)"/>`;
    for (let k = 0; k < 3; k++) {
      const y = 330 + k * 66;
      let d = `M-20 ${y}`;
      let x = -20;
      while (x < 480) {
        const w = 50 + R() * 60;
        d += `a${f1(w / 2)} ${f1(w / 2.6)} 0 0 1 ${f1(w)} 0`;
        x += w;
      }
      d += 'V640H-20Z';
      s += `<path d="${d}" fill="${k === 0 ? c[3] : k === 1 ? c[2] : c[1]}" fill-opacity="${[0.35, 0.75, 1][k]}"/>`;
    }
    s += `<path d="M-10 520C150 500 260 420 320 250" fill="none" stroke="${c[4]}" stroke-opacity=".7" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 16"/>`;
    return s;
  },
  waves(c: Ramp, R: () => number): string {
    let s = '';
    for (let k = 0; k < 7; k++) {
      const y = 180 + k * 52;
      const a = 18 + R() * 10;
      let d = `M-60 ${y}`;
      for (let x = -60; x < 520; x += 116) d += `q29 ${-a} 58 0t58 0`;
      d += 'V640H-60Z';
      s += `<path transform="translate(${f1(-R() * 50)} 0)" d="${d}" fill="${[c[3], c[2], c[2], c[1], c[1], c[0], c[0]][k]}" fill-opacity="${[0.22, 0.35, 0.45, 0.55, 0.7, 0.7, 0.85][k]}"/>`;
    }
    return `<circle cx="230" cy="220" r="170" fill="url(#disc)" opacity=".8"/>` + s;
  },
  night(c: Ramp, R: () => number): string {
    let s = '';
    for (let i = 0; i < 46; i++) {
      s += `<circle cx="${f1(R() * 460)}" cy="${f1(R() * 400)}" r="${f1(0.8 + R() * 2)}" fill="${c[4]}" fill-opacity="${(0.2 + R() * 0.6).toFixed(2)}"/>`;
    }
    s += `<circle cx="230" cy="226" r="164" fill="url(#disc)"/><path d="M0 470L70 392L116 430L196 346L262 424L330 362L400 428L460 384V614H0Z" fill="${c[1]}"/><path d="M0 520L96 438L170 500L262 430L360 500L460 446V614H0Z" fill="${c[0]}" fill-opacity=".9"/>`;
    return s;
  },
  lattice(c: Ramp, R: () => number): string {
    let s = '';
    const n = 4,
      sz = 98,
      g = 12,
      x0 = (460 - n * sz - (n - 1) * g) / 2;
    for (let i = 0; i < n; i++)
      for (let j = 0; j < 6; j++) {
        const lit = R() > 0.76;
        s += `<rect x="${x0 + i * (sz + g)}" y="${-26 + j * (sz + g)}" width="${sz}" height="${sz}" rx="20" fill="${lit ? c[3] : c[2]}" fill-opacity="${lit ? 0.55 : (0.14 + R() * 0.28).toFixed(2)}"/><rect x="${x0 + i * (sz + g) + 1}" y="${-26 + j * (sz + g) + 1}" width="${sz - 2}" height="${sz - 2}" rx="19" fill="none" stroke="${c[4]}" stroke-opacity="${lit ? 0.5 : 0.14}" stroke-width="2"/>`;
      }
    return s;
  },
} satisfies Record<string, Scene>;

/** What stands behind the emblem. Gradients `ray`, `disc`, `fold`, `spot`, `cyl` come from `groundDefs`. */
export type Setting = keyof typeof PLAIN;
export const SCENES: Record<Setting, Scene> = PLAIN;
