/** A server-rendered page. */
export interface DrawnPage {
  /** HTTP status: 200, 404 for an unknown page or subject, such as a game, 451 in a blocked region. */
  readonly status: number;
  /** `lang` of the `html` element. */
  readonly language: string;
  readonly theme: string;
  /** Content of `head`, and of the app's root element. */
  readonly head: string;
  readonly body: string;
  /** Data for hydration; null if the browser must render the page again. */
  readonly data: string | null;
  /** Hash of page, visitor and data: the same for equal pages that were rendered at different times. */
  readonly version: string;
}

export interface PageRequest {
  readonly url: URL;
  /** Value of the cookie `firstView`; null without one. */
  readonly cookie: string | null;
  readonly acceptLanguage: string;
  readonly isMobile: boolean;
  /** Header `Save-Data` of the browser. */
  readonly savesData: boolean;
  /** Whether the visitor's region is blocked (AVAIL-01). */
  readonly isBlocked: boolean;
}

/** Makes the API requests of a page while the server renders it. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The server rendering module: built by the app, loaded by the server. */
export interface FirstViewModule {
  /**
   * Cache key of a page: pages with the same key differ only in their data. Null if only the
   * browser renders the page for this visitor.
   */
  keyOf(request: PageRequest): string | null;
  /**
   * Renders a page; `now` is server time, ms since the epoch. Null for a page that redirects, which only the browser
   * can do. Rejects if rendering fails.
   */
  draw(
    request: PageRequest & { readonly now: number },
    fetch: Fetch,
    report: (error: unknown) => void,
  ): Promise<DrawnPage | null>;
}
