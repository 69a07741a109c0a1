import { defaultAgeSign, defaultMinAge } from '@tulpar/api/contract';

/** Age from a setting; the minimum if it is missing, invalid or lower. */
export function readAge(setting: string | undefined, least: number): number {
  const age = Number(setting);
  return Number.isInteger(age) && age > least ? age : least;
}

/** Host names from a comma-separated setting. */
const hostsOf = (setting: string | undefined): readonly string[] =>
  (setting ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

/** Extra footer pages of some builds: reviews and app download (FOOT-05). */
export const footerExtras = (setting: string | undefined): readonly ('reviews' | 'downloadApp')[] =>
  setting === 'on' ? ['reviews', 'downloadApp'] : [];

const minAge = readAge(import.meta.env.VITE_MIN_AGE, defaultMinAge);

/**
 * Settings of the operator: the single source for registration, consents, footer, age signs and contacts. The
 * defaults belong to no real company.
 */
export const OPERATOR = {
  /** Minimum age, years: the same as `MIN_AGE` of the server. */
  minAge,
  /**
   * Age on the signs of footer and sidebar, years: as specified unless configured, never below the legal one
   * (OP-05).
   */
  ageSign: readAge(import.meta.env.VITE_AGE_SIGN, Math.max(minAge, defaultAgeSign)),
  /** Support contacts as displayed (FOOT-03, OP-107). */
  support: {
    phone: import.meta.env.VITE_SUPPORT_PHONE || '+7 000 000-00-00',
    email: import.meta.env.VITE_SUPPORT_EMAIL || 'support@tulpar.example',
  },
  /** Host names of the licence variant, translation domains included (PLAT-06, OP-93). */
  licenceHosts: hostsOf(import.meta.env.VITE_LICENCE_HOSTS),
  footerExtras: footerExtras(import.meta.env.VITE_DOWNLOAD_APP),
} as const;

/** Links that call or email the support. */
export const supportHref = {
  phone: `tel:${OPERATOR.support.phone.replace(/[^+\d]/g, '')}`,
  email: `mailto:${OPERATOR.support.email}`,
} as const;
