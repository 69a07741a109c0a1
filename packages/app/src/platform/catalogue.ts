import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Texts by id, as syntax trees; a text that still is one is read by the parser, which the built app leaves out. */
export type Catalogue = Record<string, MessageFormatElement[] | string>;

const SYNTAX = /[{}<>]/;
const LITERAL = 0;

const literal = (value: string): MessageFormatElement[] => [{ type: LITERAL, value }];

/** Makes texts ready to show: one without placeholders needs no parser. */
export function ready(raw: Readonly<Record<string, unknown>>): Catalogue {
  const catalogue: Catalogue = {};
  for (const [id, text] of Object.entries(raw)) {
    if (typeof text === 'string') catalogue[id] = SYNTAX.test(text) ? text : literal(text);
    else if (Array.isArray(text)) catalogue[id] = text as MessageFormatElement[];
  }
  return catalogue;
}

/** Names of the placeholders in a text; null when it uses number, date or time formats, which browsers lack for kk and az. */
export function placeholders(tree: readonly MessageFormatElement[]): ReadonlySet<string> | null {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): boolean =>
    elements.every((element) => {
      switch (element.type) {
        case 0:
        case 7:
          return true;
        case 1:
          names.add(element.value);
          return true;
        case 5:
        case 6:
          names.add(element.value);
          return Object.values(element.options).every((option) => visit(option.value));
        case 8:
          names.add(element.value);
          return visit(element.children);
        default:
          return false;
      }
    });
  return visit(tree) ? names : null;
}

/** Ids a server may bring that are not bundled: codes it may invent later. */
const OPEN = /^(?:API_ERRORS|PAYMENT_ERRORS)\.[\w-]{1,80}$/;

/** Reads ICU text; throws for text that is not. */
export type Parse = (text: string) => MessageFormatElement[];

/**
 * Texts of the server that may replace bundled ones (API-01): known ids and error codes only, with no placeholder
 * the bundled text does not fill. `load` brings the parser and is called only when a text needs it.
 */
export async function acceptOverrides(
  texts: Readonly<Record<string, string>>,
  bundled: Readonly<Catalogue>,
  load: () => Promise<Parse>,
): Promise<Catalogue> {
  const accepted: Catalogue = {};
  let parse: Parse | null = null;
  const tree = async (text: string) => {
    if (!SYNTAX.test(text)) return literal(text);
    parse ??= await load();
    return parse(text);
  };
  for (const [id, text] of Object.entries(texts)) {
    const own = Object.hasOwn(bundled, id) ? bundled[id] : undefined;
    if (
      (own === undefined && !OPEN.test(id)) ||
      typeof text !== 'string' ||
      text === '' ||
      text.length > 2000
    )
      continue;
    try {
      const given = await tree(text);
      const filled =
        own === undefined ? new Set<string>() : placeholders(typeof own === 'string' ? await tree(own) : own);
      const used = placeholders(given);
      if (used && [...used].every((name) => filled?.has(name))) accepted[id] = given;
    } catch {
      // A text the parser refuses leaves the bundled one in place.
    }
  }
  return accepted;
}
