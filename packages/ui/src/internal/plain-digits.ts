/** Replaces Arabic, Persian and full-width digits by 0 to 9; other characters stay the same. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/gu, (digit) => String(digit.charCodeAt(0) & 15));
