import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTokens } from './read-tokens.ts';
import { shadows } from './scale.ts';

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
