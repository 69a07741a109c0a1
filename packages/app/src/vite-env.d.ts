/// <reference types="vite/client" />

/** Settings of a build; every one has a default, so none is needed. */
interface ImportMetaEnv {
  /** Address of the API without a final slash; unset: the app's own origin. */
  readonly VITE_API_BASE?: string;
  /** Address of the image service; unset: `/cdn` on the app's own origin. */
  readonly VITE_CDN_BASE?: string;
  /** Name of the product towards the server. */
  readonly VITE_BRAND?: string;
  /** Error service that failures are reported to; unset: the app's own server. */
  readonly VITE_SENTRY_DSN?: string;
  /** Address of the main site, where a finished sign-in goes on with its tokens; unset: it ends where it began. */
  readonly VITE_MAIN_SITE?: string;
  /** Host names of the licence variant, joined by commas; unset: none. */
  readonly VITE_LICENCE_HOSTS?: string;
  /**
   * Address of the social sign-in, with `{provider}` where `facebook` or `google` belongs; `off`: there is none; unset:
   * the stand-in of the server.
   */
  readonly VITE_SOCIAL?: string;
  /** Youngest age that may play, years; unset: 18. The server has the same number as `MIN_AGE`. */
  readonly VITE_MIN_AGE?: string;
  /** Age on the signs of footer and sidebar, years; unset: 21. */
  readonly VITE_AGE_SIGN?: string;
  /** Phone of the support as it is written; unset: a number nobody has. */
  readonly VITE_SUPPORT_PHONE?: string;
  /** E-mail of the support; unset: an address nobody has. */
  readonly VITE_SUPPORT_EMAIL?: string;
  /** Address of the script of the live chat; unset: there is none and the contacts are the way to ask. */
  readonly VITE_CHAT_SRC?: string;
  /** `on`: a build that offers an app: footer links to the reviews and the app, an offer over the header. */
  readonly VITE_DOWNLOAD_APP?: string;
  /** Origins the browser greets early, joined by commas or spaces; unset: none. */
  readonly VITE_PRECONNECT?: string;
}
