import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Text } from './fields.ts';
import { Count, Iso, Ok, checked } from './types.ts';

/** With `value` true, the window with the bonus of the app (APPS-18) is hidden until `time`. */
const AppsPromoModal = z.nullable(z.object({ value: z.boolean(), time: z.nullable(Iso) }));
const UserAgents = checked(z.array(Text), z.maxLength(50));

/** Client state shared by the player's devices. */
export const UserExtra = z.object({
  showAppsPromoModal: AppsPromoModal,
  showDownloadAppBannerCount: Count,
  navigatorUserAgent: UserAgents,
  /** Whether the player answered the offer to set a deposit limit before the first deposit (SAFE-05). */
  limitOfferAnswered: z.optional(z.boolean()),
});
export type UserExtra = z.infer<typeof UserExtra>;

export const ExtraSaveBody = z.discriminatedUnion(
  'key',
  [
    z.object({ key: z.literal('showAppsPromoModal'), value: AppsPromoModal }),
    z.object({ key: z.literal('showDownloadAppBannerCount'), value: Count }),
    z.object({ key: z.literal('navigatorUserAgent'), value: UserAgents }),
    z.object({ key: z.literal('limitOfferAnswered'), value: z.boolean() }),
  ],
  'UNKNOWN_VALUE',
);
export type ExtraSaveBody = z.infer<typeof ExtraSaveBody>;

/** Reads by POST, so every read needs a new idempotency key. */
export const extraData = defineEndpoint({
  id: 'extraData',
  row: 'API-21',
  summary: 'Values shared by the player’s devices.',
  method: 'POST',
  path: '/api/v1/profile/extra-data',
  auth: 'player',
  response: UserExtra,
});

export const saveExtraData = defineEndpoint({
  id: 'saveExtraData',
  row: 'API-22',
  summary: 'Saves one value shared by the player’s devices.',
  method: 'POST',
  path: '/api/v1/profile/extra-data/save',
  auth: 'player',
  body: ExtraSaveBody,
  response: Ok,
  errors: { 422: ['UNKNOWN_VALUE'] },
});
