import { historyOptions } from '../../features/cash-box/sections.ts';
import { limitsOptions } from '../../features/limits/index.ts';
import { lowDataAtom } from '../../platform/device/low-data.ts';
import { onlineAtom } from '../../platform/network/connectivity.ts';
import { queryClientAtom, type QueryClient } from '../../platform/network/query.ts';
import { signedInAtom } from '../../platform/session/session.ts';
import { visitor } from '../../platform/session/visitor.ts';
import { store } from '../../platform/state/store.ts';
import { routes } from '../../routes.ts';
import { keepAnswers } from './keep-answers.ts';

/** Ms after which what the player has not looked at is fetched: the visit itself comes first. */
const LATER = 5000;

/** Pages that open without a network though this visit has not been to them (REACH-06). */
const PAGES = ['history', 'bonusesReceived', 'limits', 'notifications'] as const;

/** Asks for what is shown without a network and has not been looked at in this visit. */
async function fetchMissing(queries: QueryClient): Promise<void> {
  if (!store.get(onlineAtom) || store.get(lowDataAtom) || document.hidden) return;
  // Through the page's own part: a second way to its modules would put them into the first load.
  const { loadLowerRows, loadStoredRows } = await import('../../pages/lobby/index.ts');
  await loadLowerRows();
  const { rememberedOptions } = await loadStoredRows();
  const { language, currency } = visitor();
  for (const options of rememberedOptions({ language, currency }))
    await queries.prefetchInfiniteQuery(options);
  if (!store.get(signedInAtom)) return;
  // Before their data: a page that is said to work without a network must open.
  for (const id of PAGES) await routes[id].load();
  if (!queries.getQueryData(historyOptions.queryKey)) await queries.prefetchInfiniteQuery(historyOptions);
  if (!queries.getQueryData(limitsOptions.queryKey)) await queries.prefetchQuery(limitsOptions);
}

/** Saves server responses, and loads what a player will want to see offline. Returns how to stop. */
export function startKeeping(): () => void {
  const stopAnswers = keepAnswers();
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
