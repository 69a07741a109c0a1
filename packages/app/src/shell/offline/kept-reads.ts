/** The frame of every page: their moment says nothing of the page itself. */
const FRAME = [
  'balance',
  'offers',
  'welcomeOffers',
  'notifications',
  'profile',
  'categories',
  'guest',
] as const;

/** What pages show. */
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

const kept: ReadonlySet<unknown> = new Set([...FRAME, ...PAGES]);
const frame: ReadonlySet<unknown> = new Set(FRAME);

/** What is saved of the answers of a read (REACH-06): of a long list its first page only. */
export function keptData(key: readonly unknown[], data: unknown): unknown {
  if (!kept.has(key[0]) || data === undefined) return undefined;
  // The history of one payment, or one that is under way, is no page of its own.
  if (key[0] === 'transactions' && key[1] !== 'list') return undefined;
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data as { pages: unknown[]; pageParams: unknown[] };
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

/** Whether a read belongs to the page itself, so that its moment is the page's. */
export const isOfPage = (key: readonly unknown[]): boolean => kept.has(key[0]) && !frame.has(key[0]);
