export { CodeInput, type CodeInputProps } from './CodeInput.tsx';
export { CODE_LENGTH } from './code.ts';
