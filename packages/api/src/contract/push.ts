import { defineEndpoint } from './endpoint.ts';
import { checked, Link, Ok, open } from './types.ts';
import { z } from '../z.ts';

export const PushKind = open(['payouts', 'documents', 'tournaments', 'bonuses', 'promotions']);
export type PushKind = z.infer<typeof PushKind>;

/** Push settings of a player, for all devices (REACH-16). */
export const PushSettings = z.object({
  /** The server's VAPID key in base64url; null if the server has no push. */
  public_key: z.nullable(z.string()),
  kinds: z.array(
    z.object({ code: PushKind, title: z.string(), is_promotional: z.boolean(), is_on: z.boolean() }),
  ),
  /** Number of subscribed browsers. */
  devices: z.int(),
});
export type PushSettings = z.infer<typeof PushSettings>;

export const PushBody = z.object({
  endpoint: checked(z.string(), z.maxLength(1000, 'URL_NOT_ALLOWED')),
  keys: z.object({
    p256dh: checked(z.string(), z.regex(/^[\w-]{87}=?$/, 'FIELD_INVALID')),
    auth: checked(z.string(), z.regex(/^[\w-]{22}(==)?$/, 'FIELD_INVALID')),
  }),
  /** Replaces the kinds of all devices of the player. */
  kinds: checked(z.array(z.string()), z.maxLength(20, 'UNKNOWN_VALUE')),
});
export type PushBody = z.infer<typeof PushBody>;

/** Encrypted payload for the service worker (RFC 8291). */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Path in the app. */
  url: Link,
  tag: z.string(),
  kind: PushKind,
});
export type PushMessage = z.infer<typeof PushMessage>;

export const pushSettings = defineEndpoint({
  id: 'pushSettings',
  row: 'addition',
  summary: 'Push settings: key of the server, kinds of messages and number of devices.',
  method: 'GET',
  path: '/api/v1/push',
  auth: 'player',
  response: PushSettings,
});

export const subscribePush = defineEndpoint({
  id: 'subscribePush',
  row: 'addition',
  summary: 'Enables push messages for this browser; the endpoint must be that of a known push service.',
  method: 'POST',
  path: '/api/v1/push/subscriptions',
  auth: 'player',
  body: PushBody,
  response: PushSettings,
});

export const unsubscribePush = defineEndpoint({
  id: 'unsubscribePush',
  row: 'addition',
  summary: 'Disables push messages for this browser; an unknown endpoint is no error.',
  method: 'POST',
  path: '/api/v1/push/subscriptions/remove',
  auth: 'player',
  body: z.object({ endpoint: checked(z.string(), z.maxLength(1000, 'URL_NOT_ALLOWED')) }),
  response: Ok,
});
