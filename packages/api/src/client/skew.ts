import type { RawAnswer } from './attempt.ts';
import type { Clock } from './ports.ts';

/** `Date` has a resolution of one second, so smaller differences, in ms, are ignored. */
const tolerance = 2000;

/** Server time estimated from its responses. */
export interface Skew {
  now(): number;
  learn(answer: Pick<RawAnswer, 'headers' | 'sentAt' | 'receivedAt'>): void;
}

/** Follows the server's clock; ignores small differences, so that time does not jitter. */
export function createSkew(clock: Clock): Skew {
  let offset = 0;
  return {
    now: () => clock.now() + offset,
    learn: ({ headers, sentAt, receivedAt }) => {
      // A cache may have stored the response with its date.
      if (headers.has('Age')) return;
      const date = Date.parse(headers.get('Date') ?? '');
      // On average the header is half a second behind, and was set in the middle of the round trip.
      const seen = date + 500 - (sentAt + receivedAt) / 2;
      if (Math.abs(seen - offset) > tolerance) offset = Math.round(seen);
    },
  };
}
