export { AttemptsOver, ResetDone, ResetPassword, useResetDone } from './components/ResetPassword.tsx';
export { SentAgain } from './components/SentStep.tsx';
export { codeFault, failureOf, phoneText } from './forms.ts';
export { useReset, type Reset } from './use-reset.ts';
