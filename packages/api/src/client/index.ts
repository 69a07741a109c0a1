export { attemptTimeout } from './attempt.ts';
export { createClient } from './client.ts';
export type { Client, FullResponse } from './client.ts';
export { maxRetries } from './retry.ts';
export { systemClock, systemRandom } from './system-ports.ts';
export { createLock } from './lock.ts';
export type {
  CallOptions,
  ClientOptions,
  ClientReport,
  Clock,
  Lock,
  Random,
  SessionEnd,
  SessionPort,
  Tokens,
} from './ports.ts';
