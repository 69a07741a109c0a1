import { defaultMinAge } from '@tulpar/api/contract';

/** The age a setting names; the default for none, and for one that is no number or lower than the default. */
export function readMinAge(setting: string | undefined): number {
  const age = Number(setting);
  return Number.isInteger(age) && age > defaultMinAge ? age : defaultMinAge;
}

/** Youngest age that may play, years: `VITE_MIN_AGE` of the build, the same number as `MIN_AGE` of the server. */
export const MIN_AGE = readMinAge(import.meta.env.VITE_MIN_AGE);
