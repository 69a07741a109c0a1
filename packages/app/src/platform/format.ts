import { currencySign, type Language } from './languages.ts';

/** Does not break. The narrow one that typographers put inside figures is missing from both faces of the product. */
const SPACE = '\u00A0';
const MINUS = '\u2212';

/** How many decimals an amount shows: `always` two, `auto` two unless they are zero (OP-13), `none` never. */
export type Decimals = 'always' | 'auto' | 'none';

function group(digits: string, language: Language): string {
  const sign = language === 'en' ? ',' : SPACE;
  return digits.replace(/\B(?=(\d{3})+$)/g, sign);
}

const point = (language: Language) => (language === 'en' ? '.' : ',');

/** From here on a number is written with an exponent, which nobody reads. */
const BEYOND = 1e21;

/** A plain number with grouped thousands and at most `decimals` decimals, trailing zeros dropped. */
export function formatNumber(value: number, language: Language, decimals = 2): string {
  if (!(Math.abs(value) < BEYOND)) return '';
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const rest = fraction.replace(/0+$/, '');
  const text = `${group(whole, language)}${rest ? point(language) + rest : ''}`;
  return value < 0 && /[1-9]/.test(text) ? MINUS + text : text;
}

/**
 * An amount of money (MONEY-01, MONEY-04): `minor` is an integer of 1/100, the sign stands after the figure.
 * Computed on the integer, so no amount is ever rounded.
 */
export function formatMoney(
  minor: number,
  currency: string,
  language: Language,
  decimals: Decimals = 'always',
): string {
  if (!Number.isSafeInteger(minor)) return '';
  const amount = Math.abs(minor);
  const cents = amount % 100;
  const whole = group(String((amount - cents) / 100), language);
  const shown = decimals === 'always' || (decimals === 'auto' && cents !== 0);
  const figure = shown ? `${whole}${point(language)}${String(cents).padStart(2, '0')}` : whole;
  return `${minor < 0 ? MINUS : ''}${figure}${SPACE}${currencySign(currency)}`;
}

/** A share in percent: the sign touches the figure in every language. */
export function formatPercent(value: number, language: Language): string {
  return `${formatNumber(value, language)}%`;
}

const months: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  kk: [
    'қаңтар',
    'ақпан',
    'наурыз',
    'сәуір',
    'мамыр',
    'маусым',
    'шілде',
    'тамыз',
    'қыркүйек',
    'қазан',
    'қараша',
    'желтоқсан',
  ],
  az: [
    'yanvar',
    'fevral',
    'mart',
    'aprel',
    'may',
    'iyun',
    'iyul',
    'avqust',
    'sentyabr',
    'oktyabr',
    'noyabr',
    'dekabr',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

/** Date patterns of the product (I18N-17, I18N-18), and the month with the year for group heads. */
export type DatePattern =
  'dd.MM.yyyy HH:mm' | 'dd.MM.yyyy' | 'HH:mm' | 'yyyy-MM-dd' | 'dd MMMM' | 'd MMMM' | 'd MMMM yyyy';

const two = (value: number) => String(value).padStart(2, '0');

/** A moment (ms or ISO-8601) in the browser's time zone; an unreadable one gives ''. */
export function formatDate(moment: number | string, pattern: DatePattern, language: Language): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return pattern.replace(/yyyy|MMMM|MM|dd|d|HH|mm/g, (token) => {
    switch (token) {
      case 'yyyy':
        return String(date.getFullYear());
      case 'MMMM':
        return months[language][date.getMonth()] ?? '';
      case 'MM':
        return two(date.getMonth() + 1);
      case 'dd':
        return two(date.getDate());
      case 'd':
        return String(date.getDate());
      case 'HH':
        return two(date.getHours());
      default:
        return two(date.getMinutes());
    }
  });
}

/** A span as its largest whole unit, for texts such as “2 days left”. */
export function spanOf(ms: number): { unit: 'day' | 'hour' | 'minute'; value: number } {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes >= 1440) return { unit: 'day', value: Math.floor(minutes / 1440) };
  if (minutes >= 60) return { unit: 'hour', value: Math.floor(minutes / 60) };
  return { unit: 'minute', value: minutes };
}
