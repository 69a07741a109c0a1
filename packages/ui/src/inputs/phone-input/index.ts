export { PhoneInput, type PhoneCountryCode, type PhoneInputProps } from './PhoneInput.tsx';
export { formatNational, readNumber, type PhoneCountry } from './mask.ts';
