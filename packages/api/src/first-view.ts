/** A page as the server draws it, before anything of the browser has run. */
export interface DrawnPage {
  /** Of the answer: 200, 404 for a page that does not exist, 451 where the product may not be shown. */
  readonly status: number;
  /** For the `html` element. */
  readonly language: string;
  readonly theme: string;
  /** What belongs into `head`, and into the element of the app. */
  readonly head: string;
  readonly body: string;
  /** Text of the data block that the browser hydrates the page with. */
  readonly data: string;
}

/** A request for a page. */
export interface PageRequest {
  readonly url: URL;
  /** Value of the cookie `firstView`; null without one. */
  readonly cookie: string | null;
  readonly acceptLanguage: string;
  readonly isMobile: boolean;
  /** Whether the product may not be shown to this visitor (AVAIL-01). */
  readonly isBlocked: boolean;
  /** The moment by the server's clock, ms. */
  readonly now: number;
}

/** Makes the requests of a page while it is drawn. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The module that draws first views: the app builds it, the server loads it. */
export interface FirstViewModule {
  /** What a drawn page depends on besides its data: pages with the same key are the same. */
  keyOf(request: PageRequest): string;
  /** Draws a page; null where the browser has to. Rejects when the page cannot be drawn. */
  draw(request: PageRequest, fetch: Fetch, report: (error: unknown) => void): Promise<DrawnPage | null>;
}
