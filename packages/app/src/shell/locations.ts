import { now } from '../platform/network/clock.ts';
import { lastLocations } from '../platform/routing/last-location.ts';

/** The player's last visited pages in this browser. */
export const locations = lastLocations(now);
