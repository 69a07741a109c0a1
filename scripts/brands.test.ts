import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { withLogo } from '../packages/app/build/brand.ts';
import { brandCanvas, brandSettings, brandTokens, readBrand } from '../brands/read.mjs';
import { contrast, readTokens } from '../packages/ui/src/foundations/tokens/read-tokens.ts';
import { wordmarkOf } from '../packages/ui/src/foundations/tokens/fonts/wordmark.ts';

const folder = fileURLToPath(new URL('../brands/', import.meta.url));
const brands = readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
const common = readTokens(
  readFileSync(new URL('../packages/ui/src/foundations/tokens/tokens.css', import.meta.url), 'utf8'),
);

/** Text colour, background, and the contrast that WCAG requires. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...['canvas', 'surface-1', 'surface-2', 'surface-3'].flatMap((ground) =>
    ['ink', 'ink-muted', 'brand-ink', 'bonus-ink'].map((ink) => [ink, ground, 4.5] as const),
  ),
  ...['brand', 'brand-hover', 'brand-pressed'].map((ground) => ['on-brand', ground, 4.5] as const),
  ...['bonus', 'bonus-hover'].map((ground) => ['on-bonus', ground, 4.5] as const),
  ['brand-ink', 'brand-soft', 4.5],
  ['bonus-ink', 'bonus-soft', 4.5],
  ['ink', 'brand-soft', 4.5],
  ['line-control', 'surface-1', 3],
  ['focus-ring', 'canvas', 3],
];

describe('brands', () => {
  it.each(brands)('%s has enough contrast in both themes', (id) => {
    const css = brandTokens(readBrand(id));
    const own = css === '' ? { dark: {}, light: {} } : readTokens(`${css}\n:root {\n}\n@theme {\n}`);
    // A brand's `:root` comes after the common light theme, and so applies to it too.
    const themes = { dark: [common.dark, own.dark], light: [common.light, own.dark, own.light] };
    const weak = (['dark', 'light'] as const).flatMap((theme) => {
      const values: Readonly<Record<string, string>> = Object.assign({}, ...themes[theme]);
      return pairs.flatMap(([ink, ground, least]) => {
        const ratio = contrast(values[ink] ?? '', values[ground] ?? '');
        return ratio < least ? [`${theme}: ${ink} on ${ground} ${ratio.toFixed(2)}, needs ${least}`] : [];
      });
    });
    expect(weak).toEqual([]);
  });

  it.each(brands)('%s names only tokens there are', (id) => {
    const names = [...brandTokens(readBrand(id)).matchAll(/--([\w-]+):/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in common.dark))).toEqual([]);
  });

  it.each(brands)('%s names every token of its dark theme in the light one too', (id) => {
    const css = brandTokens(readBrand(id));
    if (css === '') return;
    const { dark, light } = readTokens(`${css}\n:root {\n}\n@theme {\n}`);
    expect(Object.keys(dark).filter((name) => !(name in light))).toEqual([]);
  });

  it('give build and server the same age and name, and leave what the environment sets', () => {
    const samal = readBrand('samal');
    expect(brandSettings(samal)).toMatchObject({
      VITE_SUPPORT_HOURS: 'weekdays=09:00–18:00; email=48; zone=UTC+5',
      BRAND_NAME: 'Samal',
      VITE_THEME: 'light',
      VITE_LANGUAGES: 'kk,ru',
      VITE_CURRENCIES: 'KZT',
      VITE_CANVAS: '#14111c,#f3f1f8',
      VITE_BAR_COLOUR: '#f3f1f8',
      MIN_AGE: '21',
      VITE_MIN_AGE: '21',
    });
    expect(brandCanvas(readBrand('tulpar'))).toEqual({ dark: '#120f0d', light: '#eff1ef' });
    vi.stubEnv('MIN_AGE', '25');
    expect(brandSettings(samal)).not.toHaveProperty('MIN_AGE');
  });

  it('have their names drawn by `npm run wordmark`', () => {
    const { wordmark } = JSON.parse(readFileSync(join(folder, 'samal/logo.json'), 'utf8')) as {
      wordmark: string;
    };
    expect(wordmarkOf('Samal')).toBe(wordmark);
    expect(() => wordmarkOf('Samal Samal')).toThrow('wide, more than');
    expect(() => wordmarkOf('三')).toThrow('cannot draw 三');
  });

  it('need only the paths of the logo that differ', async () => {
    const paths = '../packages/ui/src/navigation/logo/paths.ts';
    const common = (await import(paths)) as object;
    const source = readFileSync(new URL(paths, import.meta.url), 'utf8');
    const code = withLogo(source, JSON.stringify({ wordmark: 'M0 0Z' }));
    const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
    expect({ ...built }).toEqual({ ...common, wordmark: 'M0 0Z' });
  });

  it('say what is wrong with a brand', () => {
    expect(() => readBrand('nobody')).toThrow('There is no brand nobody');
    expect(() => readBrand('../brands/samal')).toThrow('There is no brand');
    const made = join(folder, 'made-by-a-test');
    mkdirSync(made);
    try {
      const complaint = (text: string) => {
        writeFileSync(join(made, 'brand.json'), text);
        return expect(() => readBrand('made-by-a-test'));
      };
      const right = { name: 'Made', theme: 'dark', languages: ['ru'], currencies: ['KZT'] };
      complaint(JSON.stringify(right)).not.toThrow();
      complaint('{').toThrow(/^brands\/made-by-a-test\/brand\.json: .*JSON/);
      complaint(JSON.stringify({ ...right, theme: 'blue' })).toThrow('theme must be dark or light');
      complaint(JSON.stringify({ ...right, languages: 'ru' })).toThrow('languages must be a list of');
      complaint(JSON.stringify({ ...right, languages: ['xx'] })).toThrow('languages must be a list of');
      complaint(JSON.stringify({ ...right, currencies: ['USD'] })).toThrow(
        'currencies must be a list of KZT, AZN',
      );
      for (const [key, wrong] of Object.entries({
        minAge: 'x',
        ageSign: 'x',
        support: { hours: { sundays: '24/7' } },
        licenceHosts: 'a.kz',
        helpLines: [{ name: 'Help' }],
        social: true,
        chat: 1,
        downloadApp: 'on',
      })) {
        complaint(JSON.stringify({ ...right, [key]: wrong })).toThrow(`brand.json: ${key} must be `);
        complaint(JSON.stringify({ ...right, [key]: null })).toThrow(`brand.json: ${key} must be `);
      }
      const logo = (paths: object) => {
        writeFileSync(join(made, 'logo.json'), JSON.stringify(paths));
        return complaint(JSON.stringify(right));
      };
      logo({ wordmark: 'M0 0Z' }).not.toThrow();
      logo({ worldmark: 'M0 0Z' }).toThrow('logo.json: unknown worldmark; it may have head, reward');
      logo({ feathers: 'M0 0Z' }).toThrow('logo.json: feathers must be a list of texts');
      mkdirSync(join(made, 'public'));
      complaint(JSON.stringify(right)).toThrow('public has no favicon.png, share.jpg, icons/');
    } finally {
      rmSync(made, { recursive: true });
    }
  });
});
