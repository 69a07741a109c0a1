import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { designTokens } from './design-tokens.ts';

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
