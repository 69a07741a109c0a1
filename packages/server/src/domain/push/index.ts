export { queuePush } from './queue.ts';
export { sendPushMessages } from './send.ts';
export { readPushSettings, subscribe, unsubscribe } from './settings.ts';
