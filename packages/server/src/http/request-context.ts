import type { Arrival } from './arrival.ts';

/** What the outer layers put on a request for the inner ones. */
export interface RequestVariables {
  requestId: string;
  /** Address of the peer. */
  ip: string;
  /** Id of the contract's call, once it is known. */
  call?: string;
  /** What the database told as the request came in; missing where nobody asked, or it did not answer. */
  arrival?: Arrival | undefined;
}
