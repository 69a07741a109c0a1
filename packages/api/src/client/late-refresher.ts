import { refresh } from '../contract/tokens.ts';
import { ApiError } from '../errors.ts';
import type { Refresher, RefreshPorts } from './refresh.ts';

/**
 * A refresher whose code comes with the first refusal: most visits have none. Where it does not come the call fails as
 * without a network, and the session stays.
 */
export function createLateRefresher(ports: RefreshPorts): Refresher {
  let refresher: Promise<Refresher> | null = null;
  const load = async () => {
    try {
      const { createRefresher } = await import('./refresh.ts');
      return createRefresher(ports);
    } catch (cause) {
      refresher = null;
      throw new ApiError('network', { endpoint: refresh.id, cause });
    }
  };
  return async (refused) => {
    refresher ??= load();
    await (
      await refresher
    )(refused);
  };
}
