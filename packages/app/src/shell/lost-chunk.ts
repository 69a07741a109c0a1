import { hasNewBuild } from '../platform/loading/release.ts';
import { countReload, mayReload } from './automatic-reloads.ts';
import { reloadPage } from './reload.ts';

/**
 * What became of a script that the server is there for and the page cannot load: `reloading`, because Firefox and WebKit
 * answer every further import of a failed script with the same failure until the page is reloaded; `new` where the
 * server has another build; `lost` where a reload has just been tried.
 */
export type LostChunk = 'reloading' | 'new' | 'lost';

/** Reloads the page for a lost script, once a minute at most (BROW-03). */
export async function recoverChunk(reload = reloadPage): Promise<LostChunk> {
  if (await hasNewBuild()) return 'new';
  if (!mayReload(1)) return 'lost';
  countReload();
  reload();
  return 'reloading';
}
