import { siteOrigin, initialUrl } from '../routing/site-origin.ts';
import { storedText } from '../storage/storage.ts';

/** Shells the product is published in, by store and market. */
const SHELLS = ['android', 'ios', 'huawei', 'galaxy', 'web'] as const;
const MARKETS = ['kz', 'az', 'kk', 'ru'] as const;

/** The twenty known app identifiers (PLAT-04, OP-94): stand-ins until the stores have given the real ones. */
export const APP_IDS: readonly string[] = SHELLS.flatMap((shell) =>
  MARKETS.map((market) => `tulpar-${shell}-${market}`),
);

/** Longest identifier that is kept, characters. */
const MAX = 64;
const FORM = /^[\w.-]+$/;

/** Local storage key `appNameParam`: what the address called the app (PLAT-05). */
const appName = storedText('appNameParam');

/** Reads an app identifier out of a query: unknown ones too, but nothing that is no identifier. */
function readAppId(search: URLSearchParams): string | null {
  const id = search.get('appid');
  return id && id.length <= MAX && FORM.test(id) ? id : null;
}

/** Keeps the app identifier of an address (PLAT-05). */
export function storeAppId(search: URLSearchParams): void {
  const id = readAppId(search);
  if (id) appName.write(id);
}

/** Whether the product runs inside an installed app or the web wrapper: an unknown identifier does not count (OP-74). */
export function isAppMode(search: URLSearchParams = initialUrl().searchParams): boolean {
  return APP_IDS.includes(readAppId(search) ?? appName.read() ?? '');
}

/** What a page needs to know of the windows around it. */
export interface Windows {
  readonly self: object;
  readonly parent: { readonly location: { readonly origin: string } };
  readonly origin: string;
}

/** A page that is drawn on the server is in no frame. */
const own = (): Windows => {
  const self = globalThis.window ?? globalThis;
  return { self, parent: self.parent ?? self, origin: siteOrigin() };
};

/** Whether the page stands in a frame, and whether it is a page of another site that frames it. */
export function frame({ self, parent, origin }: Windows = own()): 'none' | 'own' | 'foreign' {
  if (parent === self) return 'none';
  try {
    return parent.location.origin === origin ? 'own' : 'foreign';
  } catch {
    return 'foreign';
  }
}

/** Whether sign-in must stay where it is: in a frame, or in an app or its wrapper (OP-38). */
export function isEmbedded(): boolean {
  return frame() !== 'none' || isAppMode();
}
