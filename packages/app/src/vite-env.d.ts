/// <reference types="vite/client" />

/** Settings of a build; every one has a default, so none is needed. */
interface ImportMetaEnv {
  /** Address of the API without a final slash; unset: the app's own origin. */
  readonly VITE_API_BASE?: string;
  /** Address of the image service; unset: `/cdn` on the app's own origin. */
  readonly VITE_CDN_BASE?: string;
  /** Name of the product towards the server. */
  readonly VITE_BRAND?: string;
  /** Where error reports go; unset: nowhere. */
  readonly VITE_SENTRY_DSN?: string;
}
