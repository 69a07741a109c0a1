import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Texts by id, as syntax trees; a text that still is one is read by the parser, which the built app leaves out. */
export type Catalogue = Record<string, MessageFormatElement[] | string>;

/** A sign of a placeholder or a tag. */
export const SYNTAX = /[{}<>]/;
const LITERAL = 0;

/** A text without placeholders as a tree. */
export const literal = (value: string): MessageFormatElement[] => [{ type: LITERAL, value }];

/** Makes texts ready to show: one without placeholders needs no parser. */
export function ready(raw: Readonly<Record<string, unknown>>): Catalogue {
  const catalogue: Catalogue = {};
  for (const [id, text] of Object.entries(raw)) {
    if (typeof text === 'string') catalogue[id] = SYNTAX.test(text) ? text : literal(text);
    else if (Array.isArray(text)) catalogue[id] = text as MessageFormatElement[];
  }
  return catalogue;
}
