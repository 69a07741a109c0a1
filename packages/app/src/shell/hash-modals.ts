import type { ComponentType } from 'react';

/** A window opened by the URL's hash; `close` also removes the hash. */
export type HashModal = ComponentType<{ close: () => void }>;

/** Windows by hash, loaded on demand. The features own them; the shell only opens them. */
export const hashModals: Readonly<
  Record<'payment_ok' | 'payment_error' | 'ban' | 'unknown', () => Promise<HashModal>>
> = {
  payment_ok: async () => (await import('../features/cash-box/payment-modals.tsx')).PaymentOkModal,
  payment_error: async () => (await import('../features/cash-box/payment-modals.tsx')).PaymentErrorModal,
  ban: async () => (await import('./BanModal.tsx')).BanModal,
  unknown: async () => (await import('./UnknownHashModal.tsx')).UnknownHashModal,
};
