import { readTokens, type TokenValues } from './read-tokens.ts';

/** A token in the format of the Design Tokens Community Group (2025.10), which Figma imports. */
interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'fontWeight' | 'cubicBezier';
  readonly $value: unknown;
}

/** Tokens of `tokens.css` by theme; `base` has those that no theme changes. */
export type DesignTokens = Readonly<Record<'dark' | 'light' | 'base', Readonly<Record<string, DesignToken>>>>;

function colour(hex: string) {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const channels = [1, 3, 5, 7].map((at) => parseInt(long.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels.map((value) => Math.round(value * 1000) / 1000);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(Number.isNaN(alpha) ? {} : { alpha }),
    hex: long.slice(0, 7),
  };
}

/** A declaration as a token; null if the format has no type for it, such as shadows and animations. */
function tokenOf(theme: string, name: string, value: string): DesignToken | null {
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias) return { $type: 'color', $value: `{${theme}.${alias}}` };
  if (/^#[\da-f]{3,8}$/i.test(value)) return { $type: 'color', $value: colour(value) };
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(value) };
  const [, size, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? [];
  if (size) return { $type: 'dimension', $value: { value: Number(size), unit } };
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(value)?.[1];
  return curve ? { $type: 'cubicBezier', $value: curve.split(',').map(Number) } : null;
}

const tokensOf = (theme: string, values: TokenValues) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const token = tokenOf(theme, name, value);
      return token ? [[name, token]] : [];
    }),
  );

/** Tokens for design tools. `css` is the text of `tokens.css`. */
export function designTokens(css: string): DesignTokens {
  const { dark, light, type, fixed } = readTokens(css);
  return {
    dark: tokensOf('dark', dark),
    light: tokensOf('light', light),
    base: tokensOf('base', { ...type, ...fixed }),
  };
}
