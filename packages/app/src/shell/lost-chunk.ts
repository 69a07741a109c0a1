import { hasNewBuild } from '../platform/loading/release.ts';
import { countReload, mayReload } from './automatic-reloads.ts';
import { reloadPage } from './reload.ts';

/**
 * State of a script that does not load although the server responds: `reloading`, because Firefox and WebKit
 * return the same failure for every further import until a reload; `new` if the server has another build;
 * `lost` if a reload was just tried.
 */
export type LostChunk = 'reloading' | 'new' | 'lost';

/** Reloads the page for a lost script, at most once a minute (BROW-03). */
export async function recoverChunk(reload = reloadPage): Promise<LostChunk> {
  if (await hasNewBuild()) return 'new';
  if (!mayReload(1)) return 'lost';
  countReload();
  reload();
  return 'reloading';
}
