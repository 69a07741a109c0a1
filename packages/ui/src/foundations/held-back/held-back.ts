import { createContext } from 'react';

/**
 * Why nothing that needs the network can be done now, in one sentence; undefined while everything can (REACH-07). The app
 * decides it in one place: buttons with `needsNetwork` are disabled with it, and countdowns stand still (REACH-06).
 */
export const HeldBack = createContext<string | undefined>(undefined);
