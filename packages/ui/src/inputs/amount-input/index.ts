export { AmountInput, type AmountInputProps, type AmountPreset } from './AmountInput.tsx';
