import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { designTokens } from './design-tokens.ts';
import { contrast, readTokens } from './read-tokens.ts';
import { shadows } from './scale.ts';

const tokens = designTokens(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

describe('the tokens for design tools', () => {
  it('have the colours of both themes, aliases and the type scale', () => {
    expect(tokens.dark['canvas']).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.071, 0.059, 0.051], hex: '#120f0d' },
    });
    expect(tokens.light['scrim']).toMatchObject({ $value: { alpha: 0.659, hex: '#17120f' } });
    expect(tokens.dark['logo-accent']).toEqual({ $type: 'color', $value: '{dark.bonus}' });
    expect(tokens.base['size-body']).toEqual({ $type: 'dimension', $value: { value: 0.9375, unit: 'rem' } });
    expect(tokens.base['weight-body']).toEqual({ $type: 'fontWeight', $value: 400 });
    expect(tokens.base['ease-out']).toEqual({ $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] });
  });

  it('name only tokens there are in their aliases', () => {
    const broken = Object.entries(tokens).flatMap(([theme, group]) =>
      Object.entries(group).flatMap(([name, { $value }]) => {
        const [, of, to] = typeof $value === 'string' ? (/^\{(\w+)\.([\w-]+)\}$/.exec($value) ?? []) : [];
        return typeof $value === 'string' && (of !== theme || !group[to ?? '']) ? [name] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#120f0d', '#120f0d', 1],
  ])('%s on %s is %f', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('takes full hexadecimal colours only', () => {
    expect(() => contrast('#fff', '#000000')).toThrow('#fff');
    expect(() => contrast('rgb(0 0 0)', '#000000')).toThrow('rgb');
  });
});

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

describe('readTokens', () => {
  it('reads both themes and what never changes from the real sheet', () => {
    const { dark, light, fixed } = readTokens(css);
    expect(dark['canvas']).toBe('#120f0d');
    expect(light['canvas']).toBe('#eff1ef');
    expect(fixed['radius-full']).toBe('999px');
    expect(fixed['animate-slide-up']).toContain('slide-up 0.28s');
    expect(Object.keys(light).filter((name) => !(name in dark))).toEqual([]);
  });

  it('keeps the names of the shadows and the sheet together', () => {
    const { fixed } = readTokens(css);
    const declared = Object.keys(fixed).flatMap((name) =>
      name.startsWith('shadow-') ? [name.slice(7)] : [],
    );
    expect([...declared, 'card', 'float'].toSorted()).toEqual([...shadows].toSorted());
  });

  it('has every line height of a class in rem, as the sizes of text are', () => {
    const { fixed } = readTokens(css);
    const files = ['../..', '../../../../app/src'].flatMap((folder) =>
      globSync('**/*.tsx', { cwd: new URL(folder, import.meta.url) }).map((file) =>
        readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'),
      ),
    );
    const steps = new Set(
      files.flatMap((text) => [...text.matchAll(/\bleading-(\d[\d.]*)/gu)].map(([, step = '']) => step)),
    );
    expect(steps.size).toBeGreaterThan(5);
    for (const step of steps)
      expect([step, fixed[`leading-${step}`]]).toEqual([step, `${Number(step) / 4}rem`]);
  });

  it('stops at the closing brace and says what is missing', () => {
    const text =
      ":root {\n --a: 1;\n}\n[data-theme='light'] {\n --a: 2;\n}\n:root {\n --c: 4;\n}\n@theme {\n --b: 3;\n @keyframes x { to { opacity: 0; } }\n}\n:root { --d: 5; }";
    expect(readTokens(text)).toEqual({
      dark: { a: '1' },
      light: { a: '2' },
      type: { c: '4' },
      fixed: { b: '3' },
    });
    expect(() => readTokens(':root { }')).toThrow("no rule [data-theme='light']");
  });
});
