/** Colours whose value follows the theme; each name is a variable of the same name. */
const colours = [
  'canvas',
  'surface-1',
  'surface-2',
  'surface-3',
  'surface-inverse',
  'line',
  'line-strong',
  'line-control',
  'ink',
  'ink-muted',
  'ink-subtle',
  'ink-inverse',
  'ink-disabled',
  'brand',
  'brand-hover',
  'brand-pressed',
  'on-brand',
  'brand-ink',
  'brand-soft',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-ink',
  'accent-soft',
  'bonus',
  'bonus-hover',
  'on-bonus',
  'bonus-ink',
  'bonus-soft',
  'success',
  'on-success',
  'success-ink',
  'success-soft',
  'warning',
  'on-warning',
  'warning-ink',
  'warning-soft',
  'danger',
  'danger-hover',
  'on-danger',
  'danger-ink',
  'danger-soft',
  'focus-ring',
  'scrim',
  'skeleton',
  'skeleton-sweep',
  'logo-primary',
  'logo-accent',
] as const;

/** The type scale: a size brings its line height, tracking and weight. */
const sizes = [
  'display-xl',
  'display-lg',
  'display-md',
  'display-sm',
  'amount',
  'title-lg',
  'title-md',
  'title-sm',
  'body',
  'body-strong',
  'input',
  'button',
  'caption',
  'micro',
] as const;

const variables = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${name})`]));

/**
 * Names for the tokens that change with the theme, the width or the language, and nothing else: every value is a
 * CSS variable declared in `tokens.css`, so that a switch needs no rebuild. Tokens that
 * never change are declared and named in the `@theme` of that file.
 */
export default {
  content: [],
  theme: {
    fontFamily: { display: 'var(--face-display)', sans: 'var(--face-text)' },
    fontSize: Object.fromEntries(
      sizes.map((name) => [
        name,
        [
          `var(--size-${name})`,
          {
            lineHeight: `var(--leading-${name})`,
            letterSpacing: `var(--tracking-${name})`,
            fontWeight: `var(--weight-${name})`,
          },
        ],
      ]),
    ),
    extend: {
      colors: variables(colours),
      boxShadow: { card: 'var(--rim)', float: 'var(--float)' },
    },
  },
};
