import { siteOrigin, initialUrl } from '../routing/urls.ts';
import { storedText } from '../storage/storage.ts';

/** Parts of an app identifier: the shell in which the app runs, and the market. */
const SHELLS = ['android', 'ios', 'huawei', 'galaxy', 'web'] as const;
const MARKETS = ['kz', 'az', 'kk', 'ru'] as const;

/** The twenty known app identifiers (PLAT-04, OP-94): placeholders until the stores assign the real ones. */
export const APP_IDS: readonly string[] = SHELLS.flatMap((shell) =>
  MARKETS.map((market) => `tulpar-${shell}-${market}`),
);

/** Maximum length of a stored identifier, characters. */
const MAX = 64;
const FORM = /^[\w.-]+$/;

/** Local storage key `appNameParam`: the app's identifier from the URL (PLAT-05). */
const appName = storedText('appNameParam');

function readAppId(search: URLSearchParams): string | null {
  const id = search.get('appid');
  return id && id.length <= MAX && FORM.test(id) ? id : null;
}

export function storeAppId(search: URLSearchParams): void {
  const id = readAppId(search);
  if (id) appName.write(id);
}

/** Whether the page runs in a store's app or the web wrapper, by the identifier; unknown ones do not count (OP-74). */
export function isAppMode(search: URLSearchParams = initialUrl().searchParams): boolean {
  return APP_IDS.includes(readAppId(search) ?? appName.read() ?? '');
}

export interface Windows {
  readonly self: object;
  readonly parent: { readonly location: { readonly origin: string } };
  readonly origin: string;
}

/** Windows of this page; a page rendered on the server is in no frame. */
const own = (): Windows => {
  const self = globalThis.window ?? globalThis;
  return { self, parent: self.parent ?? self, origin: siteOrigin() };
};

/** Whether the page is in a frame, and whether the parent is another site. */
export function frame({ self, parent, origin }: Windows = own()): 'none' | 'own' | 'foreign' {
  if (parent === self) return 'none';
  try {
    return parent.location.origin === origin ? 'own' : 'foreign';
  } catch {
    return 'foreign';
  }
}

/** Whether login must not leave this page: in a frame, an app or its wrapper (OP-38). */
export function isEmbedded(): boolean {
  return frame() !== 'none' || isAppMode();
}
