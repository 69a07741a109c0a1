import { createContext } from 'react';

/**
 * Set in data-saving mode: pictures are left out, each reported by a call, and nothing is animated
 * (REACH-13). Otherwise null.
 */
export const LowData = createContext<((src: string) => void) | null>(null);
