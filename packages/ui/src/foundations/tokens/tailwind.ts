import { typeScale } from './scale.ts';

/** Colours that depend on the theme; each is a CSS variable of the same name. */
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

const variables = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--${name})`]));

/**
 * Tokens that depend on theme, width or language. Each is a CSS variable declared in `tokens.css` (fonts: `fonts.css`),
 * so that changing the theme needs no other style sheet. Constant tokens are in the `@theme` of `tokens.css`.
 */
export default {
  content: [],
  theme: {
    fontFamily: { display: 'var(--face-display)', sans: 'var(--face-text)' },
    // Each size includes line height, letter spacing and weight.
    fontSize: Object.fromEntries(
      typeScale.map((name) => [
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
