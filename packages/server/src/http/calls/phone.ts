import {
  checkPhoneCode,
  confirmPhone,
  phoneNeedsProof,
  phoneCodeRetryAfter,
  phonePrefix,
  sendPhoneCode,
} from '../../domain/sessions/confirm-phone.ts';
import { proveChange, spendProof } from '../../domain/sessions/change-proof.ts';
import { signedIn, type Calls } from '../call.ts';
import { limitProbes } from '../guarded.ts';

export const phoneCalls = {
  async sendPhoneCode(context, { body }) {
    const { id } = signedIn(context);
    const { limits } = context.deps;
    const now = context.now();
    return await limitProbes(context, async () => {
      const needsProof = await phoneNeedsProof(context.db, id, body.phone, now);
      const proof = needsProof ? await proveChange(context.deps, id, body, now) : null;
      await limits.addressMessage.take(context.network, now);
      await limits.prefixMessage.take(phonePrefix(body.phone), now);
      return await context.write(async (trx) => {
        const sentAt = context.now();
        if (proof !== null) await spendProof(trx, proof, sentAt);
        const phone = { phone: body.phone, isProven: proof !== null };
        return {
          success: true as const,
          retry_after: phoneCodeRetryAfter,
          confirm_phone_try: await sendPhoneCode(context.deps, trx, id, phone, sentAt),
        };
      });
    });
  },

  async checkPhoneCode(context, { body }) {
    const { id } = signedIn(context);
    const proof = await checkPhoneCode(context.deps, id, body.code, context.now());
    return await context.write(async (trx) => {
      const { deps, appOrigin } = context;
      await confirmPhone(deps, trx, id, { ...proof, appOrigin }, context.now());
      return { success: true as const };
    });
  },
} satisfies Calls;
