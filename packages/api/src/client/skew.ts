import type { RawAnswer } from './attempt.ts';
import type { Clock } from './ports.ts';

/** `Date` counts whole seconds, so a smaller difference than this, in ms, says nothing. */
const tolerance = 2000;

/** The server's time as far as its answers tell. */
export interface Skew {
  now(): number;
  learn(answer: Pick<RawAnswer, 'headers' | 'sentAt' | 'receivedAt'>): void;
}

/** Follows the server's clock; small differences are left alone, so that time does not jump to and fro. */
export function createSkew(clock: Clock): Skew {
  let offset = 0;
  return {
    now: () => clock.now() + offset,
    learn: ({ headers, sentAt, receivedAt }) => {
      const date = Date.parse(headers.get('Date') ?? '');
      // On average the header is half a second behind and the answer half a journey old.
      const seen = date + 500 - (sentAt + receivedAt) / 2;
      if (Math.abs(seen - offset) > tolerance) offset = Math.round(seen);
    },
  };
}
