import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Address, Text } from './fields.ts';
import { Lang, Ok, checked } from './types.ts';

export const VisitBody = z.object({
  visitor_uid: Text,
  url: Address,
  user_agent: Address,
  /** Always empty, because the server determines the address itself. */
  client_ip: z.literal(''),
});
export type VisitBody = z.infer<typeof VisitBody>;

export const AnalyticsEvent = z.object({
  event_name: Text,
  visitor_uid: Text,
  player_id: z.nullable(z.int()),
  source_id: z.nullable(Text),
  project: Text,
  platform: Text,
  operating_system: Text,
  os_version: z.nullable(Text),
  browser: Text,
  /** For example `390x844`. */
  screen_resolution: Text,
  /** Contains no contacts, tokens or card data. */
  payload: z.record(z.string(), z.unknown()),
  /** ISO-8601 with the visitor's offset from UTC. */
  local_time: checked(
    z.string(),
    z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, 'FIELD_INVALID'),
  ),
  url: Address,
  previous_url: z.nullable(Address),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

export const visits = defineEndpoint({
  id: 'visits',
  row: 'API-47',
  summary: 'Log of a page visit.',
  method: 'POST',
  path: '/api/v1/visits',
  auth: 'open',
  body: VisitBody,
  response: Ok,
  errors: { 429: ['TOO_MANY_ATTEMPTS'] },
});

export const analytics = defineEndpoint({
  id: 'analytics',
  row: 'API-73',
  summary: 'One analytics record, in a list.',
  method: 'POST',
  path: '/api/v1/analytics',
  auth: 'open',
  body: checked(z.array(AnalyticsEvent), z.length(1, 'FIELD_INVALID')),
  response: Ok,
  errors: { 429: ['TOO_MANY_ATTEMPTS'] },
});

// @__NO_SIDE_EFFECTS__
const atMost = (length: number) => checked(z.string(), z.maxLength(length, 'FIELD_INVALID'));

/** An error of the app. The client removes contacts, tokens, card numbers and amounts (REACH-17). */
export const ClientErrorBody = z.object({
  name: atMost(200),
  message: atMost(1000),
  stack: z.nullable(atMost(8000)),
  /** URL pattern of the page. */
  route: Text,
  build: Text,
  language: Lang,
  platform: Text,
  visitor_uid: Text,
  /** Number of occurrences since the last report. */
  count: checked(z.int(), z.minimum(1, 'FIELD_INVALID'), z.maximum(100_000, 'FIELD_INVALID')),
});
export type ClientErrorBody = z.infer<typeof ClientErrorBody>;

export const clientErrors = defineEndpoint({
  id: 'clientErrors',
  row: 'addition',
  summary: 'A failure of a client that has no other error service; at most 30 an hour for one visitor.',
  method: 'POST',
  path: '/api/v1/client-errors',
  auth: 'open',
  body: ClientErrorBody,
  response: Ok,
  errors: { 429: ['TOO_MANY_ATTEMPTS'] },
  retry: false,
});
