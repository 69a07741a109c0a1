import { sessionStateAtom } from '../../platform/session/session.ts';
import { store } from '../../platform/state/store.ts';

/** Queries of the app frame, whose age says nothing about the page. */
const FRAME = [
  'balance',
  'offers',
  'welcomeOffers',
  'notifications',
  'profile',
  'categories',
  'guest',
] as const;

/** Queries of pages. */
const PAGES = [
  'games',
  'shortcuts',
  'shortcutGames',
  'gameSlider',
  'game',
  'promoBanners',
  'promoCodeBanners',
  'tournamentBanners',
  'providerSlider',
  'providers',
  'transactions',
  'limits',
  'staticPage',
  'footerStaticPages',
  'legalIcons',
  'paymentMethodIcons',
  'promotions',
  'promotion',
  'tournaments',
] as const;

const persisted: ReadonlySet<unknown> = new Set([...FRAME, ...PAGES]);
const frame: ReadonlySet<unknown> = new Set(FRAME);

/** Part of a query's data to save (REACH-06): only the first page of a list. */
export function persistedData(key: readonly unknown[], data: unknown): unknown {
  if (!persisted.has(key[0]) || data === undefined) return undefined;
  // Only the history list is a page; skip queries of a single payment.
  if (key[0] === 'transactions' && key[1] !== 'list') return undefined;
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data as { pages: unknown[]; pageParams: unknown[] };
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Whether a query belongs to the page itself, so that its age counts for the page. */
export const isPageQuery = (key: readonly unknown[]): boolean => persisted.has(key[0]) && !frame.has(key[0]);

/**
 * Owner of saved responses: one build, because another may read them differently, and one session, or this
 * browser's guests.
 */
export function ownerNow(): string {
  const { signedIn, sessionId, generation } = store.get(sessionStateAtom);
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return `${new URL(build, location.href).pathname} ${signedIn ? (sessionId ?? `page ${generation}`) : 'guest'}`;
}
