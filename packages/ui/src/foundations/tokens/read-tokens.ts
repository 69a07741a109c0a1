/** Tokens by name, without the leading dashes, as declared in `tokens.css`. */
export type TokenValues = Readonly<Record<string, string>>;

/** Values per theme, and values that are the same in all themes. */
export interface Tokens {
  dark: TokenValues;
  light: TokenValues;
  /** The type scale of phones, in rem. */
  type: TokenValues;
  fixed: TokenValues;
}

/** Body of the first rule that starts with `opening` and comes after the text `behind`. */
function bodyOf(css: string, opening: string, behind = '') {
  const from = css.indexOf(`${opening} {`, css.indexOf(behind));
  if (from < 0) throw new Error(`tokens.css has no rule ${opening}`);
  const start = css.indexOf('{', from) + 1;
  let depth = 1;
  let at = start;
  for (; depth > 0 && at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
  }
  return css.slice(start, at - 1);
}

const declarations = (body: string): TokenValues =>
  Object.fromEntries(
    [...body.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );

/** Parses `tokens.css`. Throws if an expected rule is missing, so that stories never show outdated tokens. */
export function readTokens(css: string): Tokens {
  return {
    dark: declarations(bodyOf(css, ':root')),
    light: declarations(bodyOf(css, "[data-theme='light']")),
    type: declarations(bodyOf(css, ':root', "[data-theme='light'] {")),
    fixed: declarations(bodyOf(css, '@theme')),
  };
}

/** Relative luminance of a `#rrggbb` colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string) {
  const digits = /^#([\da-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`not a #rrggbb colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21, in any order. Throws on other formats. */
export function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
