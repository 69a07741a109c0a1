export { PhoneInput, type PhoneCountryCode, type PhoneInputProps } from './PhoneInput.tsx';
export { formatNational, readInsertedNumber, readNumber, type PhoneCountry } from './mask.ts';
