/** Tokens by name, without the leading dashes, as `tokens.css` declares them. */
export type TokenValues = Readonly<Record<string, string>>;

/** What the foundations show: the values of each theme and those that never change. */
export interface Tokens {
  dark: TokenValues;
  light: TokenValues;
  fixed: TokenValues;
}

/** The body of the first rule that begins with `opening`, up to the brace that closes it. */
function bodyOf(css: string, opening: string) {
  const from = css.indexOf(`${opening} {`);
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

/** Reads the text of `tokens.css`; throws when a rule it looks for is missing, so that the foundations cannot go stale. */
export function readTokens(css: string): Tokens {
  return {
    dark: declarations(bodyOf(css, ':root')),
    light: declarations(bodyOf(css, "[data-theme='light']")),
    fixed: declarations(bodyOf(css, '@theme')),
  };
}
