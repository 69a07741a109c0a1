import { normaliseEmail, phoneDigits, phoneRegion } from '@tulpar/api/contract';
import type { ResetConfirmBody, ResetRequestBody } from '@tulpar/api/contract';
import { emailRegion } from '#app/features/session/index.ts';
import type { Currency } from '#app/platform/i18n/languages.ts';
import type { RequestValues, ResetTab } from './forms.ts';

/** What the requests need to know of the page and the visitor. */
export interface ResetContext {
  brand: string;
  currency: Currency;
}

/** What shows that the new password is the player's to set: the token of a link, or the code sent to a phone. */
export type ResetProof =
  | { readonly kind: 'link'; readonly token: string }
  /** `phone`: digits. */
  | { readonly kind: 'code'; readonly phone: string; readonly code: string };

/** Body of the wish for a new password (API-06). */
export function requestBody(tab: ResetTab, values: RequestValues, place: ResetContext): ResetRequestBody {
  const phone = phoneDigits(values.phone);
  return {
    ...(tab === 'email' ? { email: normaliseEmail(values.email) } : { phone }),
    region: tab === 'phone' ? phoneRegion(phone) : emailRegion(place.currency),
    brand: place.brand,
    recaptcha_token: '',
  };
}

/** Body that sets the new password (API-07, OP-90). */
export function confirmBody(proof: ResetProof, password: string, place: ResetContext): ResetConfirmBody {
  const { brand } = place;
  return proof.kind === 'link'
    ? { token: proof.token, password, region: emailRegion(place.currency), brand }
    : { phone: proof.phone, code: proof.code, password, region: phoneRegion(proof.phone), brand };
}
