import { now } from '../platform/clock.ts';
import { lastLocations } from '../platform/last-location.ts';

/** The player's last places in this browser. */
export const locations = lastLocations(now);
