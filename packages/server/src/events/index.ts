export { forgetOldEvents } from './cursor.ts';
export { createEventHub, streamsPerPlayer } from './hub.ts';
export type { EventHub } from './hub.ts';
