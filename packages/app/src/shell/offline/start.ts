import { historyOptions } from '../../features/cash-box/pages.ts';
import { limitsOptions } from '../../features/limits/index.ts';
import { lowDataAtom } from '../../platform/device/low-data.ts';
import { onlineAtom } from '../../platform/network/connectivity.ts';
import { queryClientAtom, type QueryClient } from '../../platform/network/query.ts';
import { signedInAtom } from '../../platform/session/session.ts';
import { visitor } from '../../platform/session/visitor.ts';
import { store } from '../../platform/state/store.ts';
import { routes } from '../../routes.ts';
import { persistResponses } from './persist.ts';

/** Delay before pages that were not visited are preloaded, ms. */
const LATER = 5000;

/** Pages that open offline even if this visit did not open them (REACH-06). */
const PAGES = ['history', 'bonusesReceived', 'limits', 'notifications'] as const;

/** Loads scripts and data for offline use that this visit lacks; nothing while offline, hidden or saving data. */
async function fetchMissing(queries: QueryClient): Promise<void> {
  if (!store.get(onlineAtom) || store.get(lowDataAtom) || document.hidden) return;
  const { rememberedOptions } = await import('../../pages/lobby/LowerStoredRows.tsx');
  const { language, currency } = visitor();
  for (const options of rememberedOptions({ language, currency }))
    await queries.prefetchInfiniteQuery(options);
  if (!store.get(signedInAtom)) return;
  // Load the scripts before the data: a page advertised as available offline must open.
  for (const id of PAGES) await routes[id].load();
  if (!queries.getQueryData(historyOptions.queryKey)) await queries.prefetchInfiniteQuery(historyOptions);
  if (!queries.getQueryData(limitsOptions.queryKey)) await queries.prefetchQuery(limitsOptions);
}

/** Saves server responses, and loads what a player will want to see offline. Returns an unsubscribe function. */
export function startOffline(): () => void {
  const stopAnswers = persistResponses();
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void fetchMissing(store.get(queryClientAtom)).catch(() => undefined), LATER);
  };
  later();
  const unsubscribe = store.sub(queryClientAtom, later);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopAnswers();
  };
}
