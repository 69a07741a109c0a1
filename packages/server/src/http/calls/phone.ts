import {
  checkPhoneCode,
  confirmPhone,
  phoneCodeRetryAfter,
  phonePrefix,
  sendPhoneCode,
} from '../../domain/sessions/index.ts';
import { signedIn } from '../call.ts';
import type { Calls } from '../call.ts';
import { limitProbes } from '../guarded.ts';

/** Confirmation of the phone by six digits. */
export const phoneCalls = {
  async sendPhoneCode(context, { body }) {
    const { id } = signedIn(context);
    const { limits } = context.deps;
    const now = context.now();
    await limits.addressMessage.take(context.network, now);
    await limits.prefixMessage.take(phonePrefix(body.phone), now);
    return await limitProbes(context, () =>
      context.write(async (trx) => ({
        success: true as const,
        retry_after: phoneCodeRetryAfter,
        confirm_phone_try: await sendPhoneCode(context.deps, trx, id, body.phone, now),
      })),
    );
  },

  async checkPhoneCode(context, { body }) {
    const { id } = signedIn(context);
    const proof = await checkPhoneCode(context.deps, id, body.code, context.now());
    return await context.write(async (trx) => {
      await confirmPhone(trx, id, proof, context.now());
      return { success: true as const };
    });
  },
} satisfies Calls;
