import { useSyncExternalStore } from 'react';
import type { Currency, Language } from '../i18n/languages.ts';
import { atom } from './store.ts';

/** What the server knows of a visitor before it draws a page. */
export interface FirstVisitor {
  readonly language: Language;
  readonly currency: Currency;
  readonly theme: 'dark' | 'light';
  readonly screen: 'phone' | 'desktop';
  /** Whether a player is signed in here: nothing of the player itself is known. */
  readonly signedIn: boolean;
}

/** A page as the server drew it: for whom, and when by its clock, ms. */
export interface FirstView {
  readonly visitor: FirstVisitor;
  readonly availability: 'ok' | 'blocked';
  /** Null once the browser has hydrated it: parts that come later still need the screen. */
  readonly now: number | null;
}

/** The first view that is drawn on the server or was hydrated in the browser; null without one. */
export const firstViewAtom = atom<FirstView | null>(null);

const never = () => () => {};

/** Whether a component is part of the server's first view: true on the server and until the browser has hydrated it. */
export const useIsFirstView = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
