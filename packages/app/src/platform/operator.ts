import { defaultAgeSign, defaultMinAge } from '@tulpar/api/contract';

/** The age a setting names; the least for none, and for one that is no number or lower. */
export function readAge(setting: string | undefined, least: number): number {
  const age = Number(setting);
  return Number.isInteger(age) && age > least ? age : least;
}

/** Host names a setting lists with commas. */
const hostsOf = (setting: string | undefined): readonly string[] =>
  (setting ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

/** The two extra pages some builds name in the footer: reviews and the app for download (FOOT-05). */
export const footerExtras = (setting: string | undefined): readonly ('reviews' | 'downloadApp')[] =>
  setting === 'on' ? ['reviews', 'downloadApp'] : [];

const minAge = readAge(import.meta.env.VITE_MIN_AGE, defaultMinAge);

/**
 * What the operator of this build answers for: registration, consents, footer, signs and contacts read it here, so that
 * no number and no address is written twice. The defaults are nobody's.
 */
export const OPERATOR = {
  /** Youngest age that may play, years: the same number as `MIN_AGE` of the server. */
  minAge,
  /** Age on the signs of footer and sidebar, years: as specified unless it is set, never below the legal one (OP-05). */
  ageSign: readAge(import.meta.env.VITE_AGE_SIGN, Math.max(minAge, defaultAgeSign)),
  /** Support as it is written (FOOT-03, OP-107). */
  support: {
    phone: import.meta.env.VITE_SUPPORT_PHONE || '+7 000 000-00-00',
    email: import.meta.env.VITE_SUPPORT_EMAIL || 'support@tulpar.example',
  },
  /** Host names of the licence variant, translation domains included (PLAT-06, OP-93). */
  licenceHosts: hostsOf(import.meta.env.VITE_LICENCE_HOSTS),
  footerExtras: footerExtras(import.meta.env.VITE_DOWNLOAD_APP),
} as const;

/** Addresses that call the support and write to it. */
export const supportHref = {
  phone: `tel:${OPERATOR.support.phone.replace(/[^+\d]/g, '')}`,
  email: `mailto:${OPERATOR.support.email}`,
} as const;
