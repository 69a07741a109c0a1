export { createBroker } from './broker.ts';
export { forgetOldEvents } from './cursor.ts';
export { createEventHub, streamsPerPlayer } from './hub.ts';
export type { EventHub } from './hub.ts';
export { brokerAnnouncements } from './relay.ts';
