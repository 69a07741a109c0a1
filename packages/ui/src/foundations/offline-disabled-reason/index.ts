import { createContext } from 'react';

/**
 * Why actions that need the network are disabled; undefined while online (REACH-07). The app provides it. Buttons
 * with `needsNetwork` show it, and countdowns pause (REACH-06).
 */
export const OfflineDisabledReason = createContext<string | undefined>(undefined);
