import { isRecord, storedJson } from '#app/platform/storage/storage.ts';

/** A logout the server has not confirmed. */
export interface PendingLogout {
  /** Refresh token of the session to end. */
  readonly token: string;
  readonly everywhere: boolean;
}

const isPending = (value: unknown): value is PendingLogout =>
  isRecord(value) && typeof value['token'] === 'string' && typeof value['everywhere'] === 'boolean';

export const pendingLogouts = storedJson<PendingLogout[]>('pendingLogouts', (value) =>
  Array.isArray(value) ? value.filter(isPending) : null,
);
