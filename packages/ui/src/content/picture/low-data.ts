import { createContext } from 'react';

/**
 * Set while the visitor saves data: pictures are left out, each with a call, and nothing moves by itself (REACH-13). Null
 * otherwise.
 */
export const LowData = createContext<((src: string) => void) | null>(null);
