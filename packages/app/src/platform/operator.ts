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

/** The values a comma-separated setting lists, in its order; all values if it lists no known one. */
export function offered<T extends string>(setting: string | undefined, all: readonly T[]): readonly T[] {
  const named = (setting ?? '').split(',').flatMap((name) => all.find((one) => one === name.trim()) ?? []);
  return named.length > 0 ? named : all;
}

/** Languages of the interface (I18N-01). */
export const languages = ['ru', 'kk', 'az', 'en'] as const;

const minAge = readAge(import.meta.env.VITE_MIN_AGE, defaultMinAge);

/** Settings of the operator. The defaults belong to no real company. */
export const OPERATOR = {
  name: import.meta.env.VITE_BRAND_NAME || 'Tulpar',
  theme: import.meta.env.VITE_THEME === 'light' ? 'light' : 'dark',
  /** Languages offered; the first is the default. */
  languages: offered(import.meta.env.VITE_LANGUAGES, languages),
  /** Currencies offered; the first is the default. */
  currencies: offered(import.meta.env.VITE_CURRENCIES, ['KZT', 'AZN']),
  /** Minimum age, years: the same as `MIN_AGE` of the server. */
  minAge,
  /** Age on the signs, years: never below `minAge` or 21 (OP-05). */
  ageSign: readAge(import.meta.env.VITE_AGE_SIGN, Math.max(minAge, defaultAgeSign)),
  /** Support contacts as displayed (FOOT-03, OP-107). */
  support: {
    phone: import.meta.env.VITE_SUPPORT_PHONE || '+7 000 000-00-00',
    email: import.meta.env.VITE_SUPPORT_EMAIL || 'support@tulpar.example',
  },
  /** Host names of the licence, on which some forms differ (`licence-variant.ts`, PLAT-06, OP-93). */
  licenceHosts: hostsOf(import.meta.env.VITE_LICENCE_HOSTS),
  /** Page background of the dark and the light theme, for the browser UI. */
  canvas: (import.meta.env.VITE_CANVAS || '#120f0d,#eff1ef').split(','),
  footerExtras: footerExtras(import.meta.env.VITE_DOWNLOAD_APP),
} as const;

export const supportHref = {
  phone: `tel:${OPERATOR.support.phone.replace(/[^+\d]/g, '')}`,
  email: `mailto:${OPERATOR.support.email}`,
} as const;

/** Id of the brand, sent to the server (OP-85). */
export const BRAND = import.meta.env.VITE_BRAND || 'tulpar';
