/// <reference types="vite/client" />

/** Build settings; all are optional. */
interface ImportMetaEnv {
  /** Base URL of the API without a trailing slash; unset: the app's own origin. */
  readonly VITE_API_BASE?: string;
  /** URL of the image service; unset: `/cdn` on the app's own origin. */
  readonly VITE_CDN_BASE?: string;
  /** Id of the brand, sent to the server; unset: tulpar. */
  readonly VITE_BRAND?: string;
  /** Display name of the brand; unset: Tulpar. */
  readonly VITE_BRAND_NAME?: string;
  /** Default theme, `light` or `dark`; unset: dark. */
  readonly VITE_THEME?: string;
  /** Offered languages, comma-separated, the first is the default; unset: all. */
  readonly VITE_LANGUAGES?: string;
  /** Offered currencies, comma-separated, the first is the default; unset: all. */
  readonly VITE_CURRENCIES?: string;
  /** Page background of the dark and the light theme, comma-separated. */
  readonly VITE_CANVAS?: string;
  /** Error service for reports; unset: the app's own server. */
  readonly VITE_SENTRY_DSN?: string;
  /** URL of the main site, where a login continues with its tokens; unset: it completes on this site. */
  readonly VITE_MAIN_SITE?: string;
  /** Host names of the licence variant, comma-separated; unset: none. */
  readonly VITE_LICENCE_HOSTS?: string;
  /**
   * URL of the social login with the placeholder `{provider}` for `facebook` or `google`; `off`: none; unset:
   * the server's sandbox.
   */
  readonly VITE_SOCIAL?: string;
  /** Minimum age, years; unset: 18. Must equal the server's `MIN_AGE`. */
  readonly VITE_MIN_AGE?: string;
  /** Age on the signs of footer and sidebar, years; unset: 21. */
  readonly VITE_AGE_SIGN?: string;
  /** Support phone as displayed; unset: a fictitious number. */
  readonly VITE_SUPPORT_PHONE?: string;
  /** Support email; unset: a fictitious address. */
  readonly VITE_SUPPORT_EMAIL?: string;
  /** Hours of the support, such as `chat=24/7; weekdays=09:00–18:00; email=24; zone=UTC+5`; unset: none are shown. */
  readonly VITE_SUPPORT_HOURS?: string;
  /** URL of the live chat's script; unset: no chat, support links lead to the contacts. */
  readonly VITE_CHAT_SRC?: string;
  /** `on`: footer links to the reviews and to the page that offers the app. */
  readonly VITE_DOWNLOAD_APP?: string;
  /** Origins to preconnect to, separated by commas or spaces; unset: none. */
  readonly VITE_PRECONNECT?: string;
}
