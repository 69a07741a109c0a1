import {
  checkBan,
  guest,
  profile,
  translations,
  welcomeOffers,
  type RegisterWelcome,
} from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import type { Language } from '#app/platform/i18n/languages.ts';
import { queryOptions, queryAtom, type QueryMeta } from '#app/platform/network/query.ts';
import { visitorAtom, type Locale } from '#app/platform/session/visitor.ts';

export const PROFILE_KEY = ['profile'] as const;

/** The player's profile (API-09). */
export const profileOptions = {
  queryKey: PROFILE_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(profile, {}, { signal }),
  meta: {
    changesWith: ['profile', 'commit_deposit', 'player_status_change', 'email_confirmed'],
    saved: 'frame',
  },
} satisfies { meta: QueryMeta; [option: string]: unknown };

/** The profile, for logged-in players only. */
export const profileAtom = queryAtom('profile', (get) => ({
  ...profileOptions,
  enabled: get(visitorAtom).signedIn,
}));

/** Whether the player is banned (API-12); requested once per session (OP-78). */
export function banOptions(signedIn: boolean) {
  return queryOptions({
    queryKey: ['checkBan'] as const,
    queryFn: ({ signal }) => call(checkBan, {}, { signal }),
    enabled: signedIn,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Currency and language by IP address (API-44), for guests only (I18N-12). */
export function guestOptions(known: Partial<Locale>) {
  return queryOptions({
    queryKey: ['guest'] as const,
    queryFn: ({ signal }) =>
      call(guest, { query: { ...known, url: location.origin + location.pathname } }, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { saved: 'frame' },
  });
}

/** Texts from the server for a language (API-01). */
export function translationsOptions(language: Language) {
  return queryOptions({
    queryKey: ['translations', language] as const,
    queryFn: ({ signal }) => call(translations, { params: { lng: language } }, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

export type RegisterBanner = NonNullable<RegisterWelcome['register_banner']>;

/** Banner from the `lnd` parameter, else the first one (REG-04, OP-96). */
export function pickBanner(offers: readonly RegisterWelcome[], lnd: string | null): RegisterBanner | null {
  const banners = offers.flatMap(({ register_banner }) => (register_banner ? [register_banner] : []));
  return banners.find(({ slug }) => slug === lnd) ?? banners[0] ?? null;
}

/** Public list of welcome bonuses (API-53) with the banner of the registration page. */
export function registerBannersOptions(locale: Locale) {
  return queryOptions({
    queryKey: ['registerBanners', locale] as const,
    queryFn: ({ signal }) => call(welcomeOffers, { query: locale }, { signal }),
    placeholderData: (former) => former,
  });
}
