/** Support as this build names it (FOOT-03, OP-107); the defaults are nobody's. */
export const SUPPORT = {
  phone: import.meta.env.VITE_SUPPORT_PHONE || '+7 000 000-00-00',
  email: import.meta.env.VITE_SUPPORT_EMAIL || 'support@tulpar.example',
} as const;

/** The two extra pages some builds name in the footer: reviews and the app for download (FOOT-05). */
export function extraPages(
  setting: string | undefined = import.meta.env.VITE_DOWNLOAD_APP,
): readonly ('reviews' | 'downloadApp')[] {
  return setting === 'on' ? ['reviews', 'downloadApp'] : [];
}
