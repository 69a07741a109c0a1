export { CodeInput, CODE_LENGTH, readCode, type CodeInputProps } from './CodeInput.tsx';
