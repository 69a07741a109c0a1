import { storedJson } from '#app/platform/storage/storage.ts';

const MOST = 100;

const stored = storedJson<readonly number[]>('loggedDeposits', (value) =>
  Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : null,
);

function claim(id: number): boolean {
  const known = stored.read() ?? [];
  if (known.includes(id)) return false;
  stored.write([...known, id].slice(-MOST));
  return true;
}

/**
 * Whether this tab logs the deposit of a message: true once per message, across tabs and reloads (ANALYT-04,
 * NOTIF-09). Web Locks require a secure context.
 */
export async function claimDepositLog(id: number): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('loggedDeposits', () => claim(id)) : claim(id);
}
