export { ExpiryInput, type ExpiryInputProps } from './ExpiryInput.tsx';
export { readExpiry } from './expiry.ts';
