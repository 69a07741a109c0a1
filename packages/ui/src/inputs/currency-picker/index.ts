export { CurrencyPicker, type CurrencyPickerProps } from './CurrencyPicker.tsx';
export { currencyName, type CurrencyCode } from './currencies.ts';
