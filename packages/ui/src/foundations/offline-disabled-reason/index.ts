import { createContext } from 'react';

/**
 * Reason why actions that need the network are disabled; undefined while online (REACH-07). Set by the app:
 * buttons with `needsNetwork` are disabled with it, and countdowns are paused (REACH-06).
 */
export const OfflineDisabledReason = createContext<string | undefined>(undefined);
