import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';

/** The cache of the session, in its atom store: query atoms read through it. */
export const queryClientAtom = atom<QueryClient | null>(null);
