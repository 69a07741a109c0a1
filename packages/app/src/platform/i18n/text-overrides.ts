import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { literal, SYNTAX, type Catalogue } from './catalogue.ts';
import { loadPart } from '../loading/chunks.ts';
import { bundledTexts, replaceTexts } from './intl.tsx';
import type { Language } from './languages.ts';

/**
 * Names of the placeholders and tags of a message; null if it formats numbers, dates or times, for which browsers lack
 * data of kk and az.
 */
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

/** Ids that the server may add: messages for error codes that this build does not know. */
const OPEN = /^(?:API_ERRORS|PAYMENT_ERRORS)\.[\w-]{1,80}$/;

/** Parses an ICU message; throws if it is invalid. */
export type Parse = (text: string) => MessageFormatElement[];

/**
 * Server texts that may override bundled ones (API-01): known ids and error codes, valid, at most 2000 characters,
 * without new placeholders or formats. `load` imports the parser and is called only when a text needs it.
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
      // On a parse error the bundled text remains.
    }
  }
  return accepted;
}

export async function overrideTexts(language: Language, texts: Readonly<Record<string, string>>) {
  const accepted = await acceptOverrides(texts, await bundledTexts(language), async () => {
    const { parse } = await loadPart(() => import('icu-parser'));
    return (text) => parse(text);
  });
  if (Object.keys(accepted).length > 0) replaceTexts(language, accepted);
}
