import { BRAND } from '#app/platform/network/brand.ts';
import { now } from '#app/platform/network/clock.ts';
import { readCurrency, readLanguage, type Currency, type Language } from '#app/platform/i18n/languages.ts';
import { href } from '#app/platform/routing/router.tsx';
import type { SocialReturn } from '#app/platform/session/social-return.ts';
import { isRecord, session, storedJson, type Area } from '#app/platform/storage/storage.ts';
import type { SocialBody } from '@tulpar/api/contract';
import { emailRegion } from './contact.ts';

/** The social providers, in the order of their buttons (AUTH-03). */
export const socialProviders = ['google', 'facebook'] as const;

/** A social provider. */
export type SocialProvider = (typeof socialProviders)[number];

/** How the providers call themselves, in every language. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/** A sign-in that was begun in this tab. */
export interface PendingSignIn {
  readonly provider: SocialProvider;
  /** The secret that must come back. */
  readonly state: string;
  /** Ms. */
  readonly at: number;
  /** The currency of the account, if a new one has to be opened. */
  readonly currency: Currency;
  /** A language that goes before the profile's: of the registration form, or named on the page; null for none. */
  readonly language: Language | null;
}

/** How long a provider may take, ms. */
const LIFE = 15 * 60_000;

const providerOf = (value: unknown) => socialProviders.find((name) => name === value);

function pending(area: Area) {
  return storedJson<PendingSignIn>(
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
    { area },
  );
}

const configured = import.meta.env.VITE_SOCIAL ?? '';
const api = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');

const newState = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Where a provider's sign-in begins: the operator's address, else the server's stand-in. */
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
 * Begins a sign-in: remembers its secret in this tab and gives the address to go to. `keeps`: the language goes before
 * the profile's afterwards.
 */
export function beginSocial(
  provider: SocialProvider,
  { language, currency, keeps }: { language: Language; currency: Currency; keeps: boolean },
  area: Area = session,
): string {
  const state = newState();
  pending(area).write({ provider, state, at: now(), currency, language: keeps ? language : null });
  return providerAddress(provider, { state, language });
}

/** A sign-in a provider vouched for. */
export interface SocialGrant {
  readonly provider: SocialProvider;
  readonly token: string;
  readonly currency: Currency;
  readonly language: Language | null;
}

/** What each answer came to: a page may be drawn several times before it stands, and must find the same. */
const settled = new WeakMap<SocialReturn, SocialGrant | null>();

/**
 * Compares what came back with what this tab has begun; either is used up. Null: nobody here asked for it, which may be
 * a link that would sign the visitor in as somebody else.
 */
export function settleSocial(answer: SocialReturn | null, area: Area = session): SocialGrant | null {
  const known = answer && settled.get(answer);
  if (known !== undefined && known !== null) return known;
  const grant = judge(answer, area);
  if (answer) settled.set(answer, grant);
  return grant;
}

function judge(answer: SocialReturn | null, area: Area): SocialGrant | null {
  const begun = pending(area).read();
  pending(area).remove();
  if (!answer || !begun || answer.state !== begun.state || answer.provider !== begun.provider) return null;
  const age = now() - begun.at;
  if (age < 0 || age > LIFE) return null;
  const { provider, currency, language } = begun;
  return { provider, token: answer.token, currency, language };
}

/**
 * Body of a social sign-in (API-05). Promo code, currency and language are for an account the call makes: somebody the
 * server knows keeps theirs (PROMO-21).
 */
export function socialBody(
  { provider, token, currency, language }: SocialGrant,
  domain: string,
  promoCode: string | null = null,
): SocialBody {
  const common = { provider, token, region: emailRegion(currency), brand: BRAND, domain, currency };
  return { ...common, promo_code: promoCode, ...(language === null ? {} : { language }) };
}
