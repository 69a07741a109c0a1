export { ConfirmEmail } from './components/ConfirmEmail.tsx';
export { confirmTitles } from './outcome.ts';
export { useConfirmation, type Confirmation } from './use-confirmation.ts';
