import type { Config } from 'tailwindcss';

/**
 * Names for the design tokens and nothing else: every value is a CSS variable declared in
 * `packages/ui/src/tokens/tokens.css`, so that a theme switch needs no rebuild.
 */
export default {
  content: [],
  theme: {
    extend: {},
  },
} satisfies Config;
