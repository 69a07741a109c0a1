export { CodeInput, type CodeInputProps } from './CodeInput.tsx';
export { CODE_LENGTH, readCode } from './code.ts';
