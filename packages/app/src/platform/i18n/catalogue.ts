import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Messages by id as syntax trees; strings only in tests and Storybook, which do not use `build/messages.ts`. */
export type Catalogue = Record<string, MessageFormatElement[] | string>;

/** Start or end of a placeholder or tag. */
export const SYNTAX = /[{}<>]/;
const LITERAL = 0;

/** A text without placeholders as a tree. */
export const literal = (value: string): MessageFormatElement[] => [{ type: LITERAL, value }];

/** Prepares messages: those without placeholders become syntax trees, which needs no parser. */
export function ready(raw: Readonly<Record<string, unknown>>): Catalogue {
  const catalogue: Catalogue = {};
  for (const [id, text] of Object.entries(raw)) {
    if (typeof text === 'string') catalogue[id] = SYNTAX.test(text) ? text : literal(text);
    else if (Array.isArray(text)) catalogue[id] = text as MessageFormatElement[];
  }
  return catalogue;
}
