import { type Language, text, textIds, type TextId } from '../locale/locale.ts';

/** Reasons with advice on what the player should do next (KYC-16). */
export type DeclineCode = TextId extends infer Id
  ? Id extends `document.advice.${infer Code}`
    ? Code
    : never
  : never;

export const declineCodes = textIds.flatMap(
  (id) => (/^document\.advice\.(.+)$/.exec(id)?.[1] ?? []) as DeclineCode[],
);

export const isDeclineCode = (value: unknown): value is DeclineCode =>
  declineCodes.some((code) => code === value);

/** Text of a decline reason; an unknown code refers the player to support. */
export const declineText = (code: string, language: Language): string =>
  text(`document.declined.${isDeclineCode(code) ? code : 'unknown'}`, language);

/** Advice for a reason; null for an unknown code. */
export const declineAdvice = (code: string, language: Language): string | null =>
  isDeclineCode(code) ? text(`document.advice.${code}`, language) : null;
