export { ConfirmEmail } from './components/ConfirmEmail.tsx';
export { useConfirmation, type Confirmation, confirmTitles } from './use-confirmation.ts';
