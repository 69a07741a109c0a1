/** Arabic, Persian and full-width digits as 0 to 9; other characters remain. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/gu, (digit) => String(digit.charCodeAt(0) & 15));
