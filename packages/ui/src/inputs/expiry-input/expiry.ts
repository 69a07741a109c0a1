/** The mask of a card's term. FORM-16. */
export const EXPIRY_MASK = '00/00';

const two = (part: string) => part.padStart(2, '0').slice(-2);

/**
 * A term put in at once, as the field shows it: `1/27`, `01/2027`, `2027-01`, `012027`. Null for what is not a whole
 * term.
 */
export function readExpiry(raw: string): string | null {
  const text = raw.trim();
  const yearFirst = /^(20\d\d)\D*(0?[1-9]|1[0-2])$/u.exec(text);
  const [month, year] = yearFirst
    ? [yearFirst[2], yearFirst[1]]
    : (
        /^(0?[1-9]|1[0-2])\s*[^\d\s]+\s*(20\d\d|\d\d)$/u.exec(text) ??
        /^(0[1-9]|1[0-2])\s*(20\d\d|\d\d)$/u.exec(text) ??
        []
      ).slice(1);
  return month && year ? `${two(month)}/${two(year)}` : null;
}
