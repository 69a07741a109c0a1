import { atom, store } from '../platform/state/store.ts';

/** Element for the bar of a saved page: below the header, above the page. */
export const savedSlotAtom = atom<HTMLElement | null>(null);

/** A ref callback; null on unmount. */
export const setSavedSlot = (slot: HTMLElement | null): void => store.set(savedSlotAtom, slot);
