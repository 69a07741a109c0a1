import { refresh } from '../contract/tokens.ts';
import { ApiError } from '../errors.ts';
import type { createRefresher, Refresher, RefreshPorts } from './refresh.ts';

/** Fetches the code that renews a session. */
const fetchCode = (): Promise<{ createRefresher: typeof createRefresher }> => import('./refresh.ts');

/**
 * A refresher whose code comes with the first refusal: most visits have none. Where it does not come the call fails as
 * without a network, and the session stays.
 */
export function createLazyRefresher(ports: RefreshPorts, code = fetchCode): Refresher {
  let refresher: Promise<Refresher> | null = null;
  const load = async () => {
    try {
      return (await code()).createRefresher(ports);
    } catch (cause) {
      refresher = null;
      throw new ApiError('network', { endpoint: refresh.id, cause });
    }
  };
  return async (refused) => {
    refresher ??= load();
    const renew = await refresher;
    await renew(refused);
  };
}
