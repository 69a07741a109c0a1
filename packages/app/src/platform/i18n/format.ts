import { currencySign, type Language } from './languages.ts';

/** Non-breaking space. The narrow one that typographers use is missing from the app's two fonts. */
const SPACE = '\u00A0';
const MINUS = '\u2212';

function group(digits: string, language: Language): string {
  const sign = language === 'en' ? ',' : SPACE;
  return digits.replace(/\B(?=(\d{3})+$)/g, sign);
}

const point = (language: Language) => (language === 'en' ? '.' : ',');

/** From this value on, `toFixed` returns a number with an exponent. */
const BEYOND = 1e21;

/** A plain number with grouped thousands and at most `decimals` decimals, trailing zeros dropped. */
export function formatNumber(value: number, language: Language, decimals = 2): string {
  if (!(Math.abs(value) < BEYOND)) return '';
  const [units = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const rest = fraction.replace(/0+$/, '');
  const text = `${group(units, language)}${rest ? point(language) + rest : ''}`;
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text;
}

/**
 * An amount of money (MONEY-01, MONEY-04), with two decimals; with `auto` unless they are zero (OP-13). Uses
 * integer arithmetic, so nothing is rounded.
 */
export function formatMoney(
  minor: number,
  currency: string,
  language: Language,
  decimals: 'always' | 'auto' = 'always',
): string {
  if (!Number.isSafeInteger(minor)) return '';
  const amount = Math.abs(minor);
  const cents = amount % 100;
  const units = group(String((amount - cents) / 100), language);
  const shown = decimals === 'always' || cents !== 0;
  const figure = shown ? `${units}${point(language)}${String(cents).padStart(2, '0')}` : units;
  return `${minor < 0 ? MINUS : ''}${figure}${SPACE}${currencySign(currency)}`;
}

/** A percentage; no space before the sign in any language. */
export function formatPercent(value: number, language: Language): string {
  return `${formatNumber(value, language)}%`;
}

const MINUTE = 60;

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds in clock format: `0:07`, `14:05`, `2:59:59`. Fractions are cut off; negative values count as 0. */
export function clockText(total: number): string {
  const seconds = Math.max(0, Math.floor(total));
  const minutes = Math.floor(seconds / MINUTE);
  const hours = Math.floor(minutes / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes % MINUTE)}:${rest}` : `${minutes}:${rest}`;
}
