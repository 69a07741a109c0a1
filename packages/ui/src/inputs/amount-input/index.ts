export { AmountInput, type AmountInputProps, type AmountPreset } from './AmountInput.tsx';
export { readMajor } from './figure.ts';
