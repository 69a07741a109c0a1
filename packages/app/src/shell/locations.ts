import { now } from '../platform/network/clock.ts';
import { lastLocations } from '../platform/routing/last-location.ts';

/** The player's last places in this browser. */
export const locations = lastLocations(now);
