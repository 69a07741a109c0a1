import { atom, store } from '../platform/state/store.ts';

/** Where the bar of a saved page stands: below the header, above the page. */
export const savedSlotAtom = atom<HTMLElement | null>(null);

/** Takes the element, or null when the frame around the page goes. */
export const setSavedSlot = (slot: HTMLElement | null): void => store.set(savedSlotAtom, slot);
