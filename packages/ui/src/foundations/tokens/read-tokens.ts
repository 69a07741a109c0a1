/** Tokens by name, without the leading dashes, as declared in `tokens.css`. */
export type TokenValues = Readonly<Record<string, string>>;

/** Values per theme and values that never change. */
export interface Tokens {
  dark: TokenValues;
  light: TokenValues;
  /** The type scale of phones, in rem. */
  type: TokenValues;
  fixed: TokenValues;
}

/** Body of the first rule that starts with `opening`, after `behind`. */
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

/** Parses `tokens.css`; throws if an expected rule is missing, so that the stories cannot become outdated. */
export function readTokens(css: string): Tokens {
  return {
    dark: declarations(bodyOf(css, ':root')),
    light: declarations(bodyOf(css, "[data-theme='light']")),
    type: declarations(bodyOf(css, ':root', "[data-theme='light'] {")),
    fixed: declarations(bodyOf(css, '@theme')),
  };
}
