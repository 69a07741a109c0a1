import { atom } from '../state/store.ts';

/** Whether the server asks for the visitor's consent before anything is measured (API-46); unknown until it has answered. */
export const consentNeedAtom = atom<'unknown' | 'needed' | 'not_needed'>('unknown');
