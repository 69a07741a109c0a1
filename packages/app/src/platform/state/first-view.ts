import { useSyncExternalStore } from 'react';
import type { Currency, Language } from '../i18n/languages.ts';
import { atom } from './store.ts';

export interface FirstViewVisitor {
  readonly language: Language;
  readonly currency: Currency;
  readonly theme: 'dark' | 'light';
  readonly screen: 'phone' | 'desktop';
  /** Whether a player is logged in; nothing else of the player is known. */
  readonly signedIn: boolean;
  /** Whether pictures are left out (REACH-13). */
  readonly savesData: boolean;
}

/** A page rendered by the server: for which visitor and availability, and at which server time. */
export interface FirstView {
  readonly visitor: FirstViewVisitor;
  readonly availability: 'ok' | 'blocked';
  /**
   * Server time of the rendering, ms; null once the browser has hydrated the page. The visitor remains, because lazy
   * parts still need the screen.
   */
  readonly now: number | null;
}

/** First view being rendered on the server or hydrated in the browser; null without one. */
export const firstViewAtom = atom<FirstView | null>(null);

const never = () => () => {};

/** Whether a component is part of the server's first view: true on the server and until the browser has hydrated it. */
export const useIsFirstView = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
