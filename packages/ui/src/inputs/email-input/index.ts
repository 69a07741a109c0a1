export { EmailInput, type EmailInputProps } from './EmailInput.tsx';
export { normaliseEmail, suggestEmails } from './suggest.ts';
