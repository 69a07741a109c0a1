import {
  checkPhoneCode,
  confirmPhone,
  phoneCodeRetryAfter,
  sendPhoneCode,
} from '../../domain/sessions/index.ts';
import { signedIn } from '../call.ts';
import type { Calls } from '../call.ts';

/** Confirmation of the phone by six digits. */
export const phoneCalls = {
  sendPhoneCode: (context, { body }) =>
    context.write(async (trx) => ({
      success: true as const,
      retry_after: phoneCodeRetryAfter,
      confirm_phone_try: await sendPhoneCode(
        context.deps,
        trx,
        signedIn(context).id,
        body.phone,
        context.now(),
      ),
    })),

  async checkPhoneCode(context, { body }) {
    const { id } = signedIn(context);
    const proof = await checkPhoneCode(context.deps, id, body.code, context.now());
    return await context.write(async (trx) => {
      await confirmPhone(trx, id, proof, context.now());
      return { success: true as const };
    });
  },
} satisfies Calls;
