import {
  confirmPasswordReset,
  phoneDigits,
  requestPasswordReset,
  normaliseEmail,
  phoneRegion,
  type ResetConfirmBody,
  type ResetRequestBody,
} from '@tulpar/api/contract';
import { isSilent, emailRegion, sendChallenged } from '#app/features/session/index.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { BRAND } from '#app/platform/operator.ts';
import { now } from '#app/platform/network/clock.ts';
import { createDraft } from '#app/platform/forms/drafts.ts';
import { track } from '#app/platform/telemetry/track.ts';
import { resetPhone } from '#app/platform/session/session.ts';
import { visitor } from '#app/platform/session/visitor.ts';
import { createResetAttempts } from './attempts.ts';
import type { RequestValues, ResetTab } from './forms.ts';
import type { Currency } from '#app/platform/i18n/languages.ts';

/** Progress of a reset in this tab, without code and password. */
export const resetDraft = createDraft('reset');

export const resetAttempts = createResetAttempts(now);

const context = () => ({ brand: BRAND, currency: visitor().currency });

/** Logs a failure without personal data (AUTH-24). */
async function logged<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!isSilent(error))
      track('reset-password-failed', {
        kind: isApiError(error) ? error.kind : null,
        status: isApiError(error) ? error.status : null,
      });
    throw error;
  }
}

export interface ResetRequest extends RequestValues {
  readonly tab: ResetTab;
}

/**
 * Requests a reset (API-06); returns the seconds until another message may be requested. The response does
 * not reveal whether the contact is registered.
 */
export async function requestReset({ tab, ...values }: ResetRequest): Promise<number> {
  const body = requestBody(tab, values, context());
  const { retry_after } = await logged(sendChallenged(requestPasswordReset, body, 'requestPasswordReset'));
  if (tab === 'phone') {
    const digits = phoneDigits(values.phone);
    resetPhone.write(digits);
    resetAttempts.note(digits);
  }
  return retry_after;
}

export interface NewPassword {
  readonly proof: ResetProof;
  readonly password: string;
}

/** Sets the new password (API-07) and clears the stored progress. */
export async function setNewPassword({ proof, password }: NewPassword): Promise<void> {
  const body = confirmBody(proof, password, context());
  await logged(sendChallenged(confirmPasswordReset, body, 'confirmPasswordReset'));
  resetDraft.clear();
  resetPhone.remove();
}

export interface ResetContext {
  brand: string;
  currency: Currency;
}

/** Proof for a new password: the token of a link, or the code sent to a phone. */
export type ResetProof =
  | { readonly kind: 'link'; readonly token: string }
  /** `phone`: digits. */
  | { readonly kind: 'code'; readonly phone: string; readonly code: string };

/** Body of the request for a reset (API-06). */
export function requestBody(tab: ResetTab, values: RequestValues, context: ResetContext): ResetRequestBody {
  const phone = phoneDigits(values.phone);
  return {
    ...(tab === 'email' ? { email: normaliseEmail(values.email) } : { phone }),
    region: tab === 'phone' ? phoneRegion(phone) : emailRegion(context.currency),
    brand: context.brand,
    recaptcha_token: '',
  };
}

/** Body that sets the new password (API-07, OP-90). */
export function confirmBody(proof: ResetProof, password: string, context: ResetContext): ResetConfirmBody {
  const { brand } = context;
  return proof.kind === 'link'
    ? { token: proof.token, password, region: emailRegion(context.currency), brand }
    : { phone: proof.phone, code: proof.code, password, region: phoneRegion(proof.phone), brand };
}
