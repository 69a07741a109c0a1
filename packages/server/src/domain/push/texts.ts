import { type Language, isTextId, text } from '../locale/locale.ts';
import type { PushKind } from './settings.ts';

/**
 * Text of a push message, by event or else by kind. A locked screen shows it, so no text names an amount, game,
 * balance or particular bonus (REACH-16).
 */
export function pushText(
  subType: string,
  kind: PushKind,
  language: Language,
): { readonly title: string; readonly body: string } {
  const of = (part: 'title' | 'body') =>
    [`push.${subType}.${part}`, `push.${kind}.${part}`].find(isTextId) ??
    (`push.promotions.${part}` as const);
  return { title: text(of('title'), language), body: text(of('body'), language) };
}
