import { BRAND } from '#app/platform/operator.ts';
import { systemClock } from '#app/platform/network/clock.ts';
import { readCurrency, readLanguage, type Currency, type Language } from '#app/platform/i18n/languages.ts';
import { href } from '#app/platform/routing/router.tsx';
import type { SocialReturn } from '#app/platform/session/link-token.ts';
import { isRecord, session, storedJson } from '#app/platform/storage/storage.ts';
import type { SocialBody } from '@tulpar/api/contract';
import { emailRegion } from './contact.ts';

/** Social providers in the order of their buttons (AUTH-03). */
export const socialProviders = ['google', 'facebook'] as const;

export type SocialProvider = (typeof socialProviders)[number];

/** Brand names, the same in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

export interface PendingLogin {
  readonly provider: SocialProvider;
  /** Secret that the provider must return. */
  readonly state: string;
  /** Start, ms by the device's clock: when the visitor returns, the server's time is not known yet. */
  readonly at: number;
  readonly currency: Currency;
  /** Language to save in the profile, chosen on the registration form or the page; null saves none. */
  readonly language: Language | null;
}

/** Maximum duration of a login at a provider, ms. */
const LIFE = 15 * 60_000;

const providerOf = (value: unknown) => socialProviders.find((name) => name === value);

const pending = storedJson<PendingLogin>(
  'socialSignIn',
  (value) => {
    if (!isRecord(value) || typeof value['state'] !== 'string' || typeof value['at'] !== 'number')
      return null;
    const provider = providerOf(value['provider']);
    const currency = readCurrency(value['currency']);
    return provider && currency && value['state'].length >= 16
      ? {
          provider,
          state: value['state'],
          at: value['at'],
          currency,
          language: readLanguage(value['language']),
        }
      : null;
  },
  { area: session },
);

const configured = import.meta.env.VITE_SOCIAL ?? '';
const api = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');

const newState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** URL where a provider's login starts: the operator's setting, else the server's sandbox. */
export function providerAddress(
  provider: SocialProvider,
  { state, language, origin = location.origin }: { state: string; language: Language; origin?: string },
  template: string = configured || `${api}/sandbox/social/{provider}`,
): string {
  const address = new URL(template.replaceAll('{provider}', provider), origin);
  address.searchParams.set('redirect_uri', `${origin}${href('socialLogin')}`);
  address.searchParams.set('state', state);
  address.searchParams.set('lang', language);
  return address.href;
}

/**
 * Starts a social login: stores its secret in this tab and returns the provider's URL. With `keeps` the profile
 * gets the current language afterwards.
 */
export function beginSocial(
  provider: SocialProvider,
  { language, currency, keeps }: { language: Language; currency: Currency; keeps: boolean },
): string {
  const state = newState();
  pending.write({
    provider,
    state,
    at: systemClock.now(),
    currency,
    language: keeps ? language : null,
  });
  return providerAddress(provider, { state, language });
}

/** A login confirmed by a provider. */
export interface SocialGrant {
  readonly provider: SocialProvider;
  readonly token: string;
  readonly currency: Currency;
  readonly language: Language | null;
}

/** Null token: the visitor cancelled the login at the provider, or the provider refused it. */
type Settled = SocialGrant | (Omit<SocialGrant, 'token'> & { readonly token: null }) | null;

/** Results by return. A page can render several times before it mounts, and each render must get the same result. */
const settled = new WeakMap<SocialReturn, Settled>();

/**
 * Matches a provider's return with the login pending in this tab, which it removes. Null without a match, because
 * the URL could be a link that logs the visitor in to another person's account.
 */
export function settleSocial(returned: SocialReturn | null): Settled {
  const known = returned && settled.get(returned);
  if (known !== undefined && known !== null) return known;
  const grant = judge(returned);
  if (returned) settled.set(returned, grant);
  return grant;
}

function judge(returned: SocialReturn | null): Settled {
  const begun = pending.read();
  pending.remove();
  if (!returned || !begun || returned.state !== begun.state) return null;
  // A provider that reports an error does not send its name.
  if (!returned.isDenied && returned.provider !== begun.provider) return null;
  const age = systemClock.now() - begun.at;
  if (age < 0 || age > LIFE) return null;
  const { provider, currency, language } = begun;
  return { provider, token: returned.isDenied ? null : returned.token, currency, language };
}

/**
 * Request body of a social login (API-05). Promo code, currency and language apply only to a new account (PROMO-21).
 */
export function socialBody(
  { provider, token, currency, language }: SocialGrant,
  domain: string,
  promoCode: string | null = null,
): SocialBody {
  const common = { provider, token, region: emailRegion(currency), brand: BRAND, domain, currency };
  return { ...common, promo_code: promoCode, ...(language === null ? {} : { language }) };
}
