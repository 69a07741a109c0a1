export { AttemptsOver, ResetDone, ResetPassword, useResetDone } from './components/ResetPassword.tsx';
export { SentAgain } from './components/SentStep.tsx';
export { codeFault } from './forms.ts';
export { failureOf, phoneText } from './texts.ts';
export { useReset, type Reset } from './use-reset.ts';
