import { refresh } from '../contract/tokens.ts';
import { ApiError } from '../errors.ts';
import type { createRefresher, Refresher, RefreshPorts } from './refresh.ts';

const fetchCode = (): Promise<{ createRefresher: typeof createRefresher }> => import('./refresh.ts');

/**
 * A refresher whose code loads with the first refresh, because most visits need none. If loading fails, the call fails
 * with `network`, and the session remains.
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
