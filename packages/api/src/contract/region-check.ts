import { ApiErrorBody } from '../errors.ts';
import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Link } from './types.ts';

export const Check = z.object({
  status: z.literal('ok'),
  /** ISO code of the visitor's country, two letters; null if unknown. */
  country: z.nullable(z.string()),
  /** Whether analytics needs the visitor's consent; a missing value means `not_needed` (REACH-20). */
  analytics_consent: z.optional(z.enum(['needed', 'not_needed'])),
});
export type Check = z.infer<typeof Check>;

/** Body of the response 451 to `check`. */
export const RegionBlocked = z.extend(ApiErrorBody, {
  message: z.literal('REGION_BLOCKED'),
  country: z.nullable(z.string()),
  explanation_url: z.nullable(Link),
});
export type RegionBlocked = z.infer<typeof RegionBlocked>;

export const check = defineEndpoint({
  id: 'check',
  row: 'API-46',
  summary: 'Whether the product is available in the visitor’s region; only the status of an error matters.',
  method: 'GET',
  path: '/api/v1/check',
  auth: 'open',
  response: Check,
  errors: { 451: ['REGION_BLOCKED'] },
  retry: false,
});
