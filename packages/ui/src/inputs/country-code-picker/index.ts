export {
  CountryCodePicker,
  type CountryCode,
  type CountryCodeOption,
  type CountryCodePickerProps,
} from './CountryCodePicker.tsx';
