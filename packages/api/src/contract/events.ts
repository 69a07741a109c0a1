import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { ignorable } from './fields.ts';
import { Balance } from './profile.ts';
import { Slug } from './types.ts';

/** Data of each event by its name, except `tournament` (`TournamentUpdate`). Clients ignore unknown events. */
export const eventData = {
  balance: Balance,
  offers: z.object({}),
  notifications: z.object({}),
  profile: z.object({}),
  payments: z.object({}),
} as const;

/** Maximum interval between pings, ms. */
export const eventPing = 15_000;
/** Time without data after which the connection counts as lost, ms. */
export const eventSilence = 45_000;

export const events = defineEndpoint({
  id: 'events',
  row: 'addition',
  summary: 'Event stream that can replace the polls.',
  method: 'GET',
  path: '/api/v1/events',
  auth: 'player',
  // Tournament whose events to send; an unknown slug is ignored.
  query: z.object({ tournament: ignorable(Slug) }),
  response: z.string(),
  responseType: 'event-stream',
  retry: false,
});
