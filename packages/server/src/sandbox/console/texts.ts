import type { Language } from '../../domain/locale/locale.ts';
import { az } from './texts-az.ts';
import { en } from './texts-en.ts';
import { kk } from './texts-kk.ts';
import { ru } from './texts-ru.ts';
import type { ConsoleTexts } from './texts-ru.ts';

export type { ConsoleTexts } from './texts-ru.ts';

/** Texts of the operator's pages by language. */
export const consoleTexts: Readonly<Record<Language, ConsoleTexts>> = { ru, kk, az, en };

type DoneKey = Extract<keyof ConsoleTexts, `did_${string}`>;
/** What an operator can do. */
export type ActionName = DoneKey extends `did_${infer Name}` ? Name : never;

const doneKeys = Object.keys(ru).filter((key): key is DoneKey => key.startsWith('did_'));

/** What an action is called once it is done; null for a name that is none. */
export function doneText(action: string | undefined, t: ConsoleTexts): string | null {
  const key = doneKeys.find((known) => known === `did_${action}`);
  return key === undefined ? null : t[key];
}
