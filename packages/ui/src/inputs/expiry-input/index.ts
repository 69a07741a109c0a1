export { ExpiryInput, type ExpiryInputProps } from './ExpiryInput.tsx';
export { expiryProblem, readExpiry } from './expiry.ts';
