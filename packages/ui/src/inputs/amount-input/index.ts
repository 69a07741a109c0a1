export { AmountInput, type AmountInputProps, type AmountPreset } from './AmountInput.tsx';
export { readMajor } from './amount-text.ts';
