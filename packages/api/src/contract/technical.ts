import { z } from '../z.ts';
import { defineEndpoint } from './endpoint.ts';
import { Address, localeFields } from './fields.ts';
import { Count, Currency, Lang } from './types.ts';

/** Texts by key; may be empty. Each is plain text in ICU format. */
export const Translations = z.record(z.string(), z.string());
export type Translations = z.infer<typeof Translations>;

export const Guest = z.object({ currency: z.nullable(Currency), language: z.nullable(Lang) });
export type Guest = z.infer<typeof Guest>;

export const PwaDomain = z.object({ domain: z.string() });
export type PwaDomain = z.infer<typeof PwaDomain>;

export const PwaLanding = z.object({
  data: z.object({
    /** Absolute. The client adds auth_token, language and auth_type to its query. */
    url: z.string(),
  }),
});
export type PwaLanding = z.infer<typeof PwaLanding>;

export const PwaCheck = z.object({
  is_available: z.boolean(),
  version: z.nullable(z.string()),
  /** Bytes transferred by an installation. */
  size_bytes: z.optional(z.nullable(Count)),
});
export type PwaCheck = z.infer<typeof PwaCheck>;

export const translations = defineEndpoint({
  id: 'translations',
  row: 'API-01',
  summary: 'Texts of one language that override the bundled ones.',
  method: 'GET',
  path: '/api/v1/translations/{lng}',
  auth: 'open',
  params: z.object({ lng: Lang }),
  response: Translations,
  errors: { 404: ['LANGUAGE_NOT_FOUND'] },
  etag: true,
});

export const guest = defineEndpoint({
  id: 'guest',
  row: 'API-44',
  summary: 'Currency and language the server suggests to a visitor.',
  method: 'GET',
  path: '/api/v1/guest',
  auth: 'guest',
  query: z.object({ ...localeFields, url: z.optional(Address) }),
  response: Guest,
});

export const pwaDomain = defineEndpoint({
  id: 'pwaDomain',
  row: 'API-48',
  summary: 'Host of the installable app.',
  method: 'GET',
  path: '/api/v1/pwa/domain',
  auth: 'open',
  response: PwaDomain,
});

export const pwaLanding = defineEndpoint({
  id: 'pwaLanding',
  row: 'API-49',
  summary: 'Landing page of the installable app.',
  method: 'GET',
  path: '/api/v1/pwa/landing',
  auth: 'open',
  response: PwaLanding,
});

export const pwaCheck = defineEndpoint({
  id: 'pwaCheck',
  row: 'API-50',
  summary: 'Whether the installable app is available, and its version.',
  method: 'GET',
  path: '/api/v1/pwa/check',
  auth: 'open',
  response: PwaCheck,
});

export const textProbe = defineEndpoint({
  id: 'textProbe',
  row: 'API-74',
  summary: 'Test call: the plain text ok.',
  method: 'GET',
  path: '/api/v1/test/200/text',
  auth: 'open',
  response: z.literal('ok'),
  responseType: 'text',
});
