export { ResetDone, useResetDone } from './components/ResetDone.tsx';
export { ResetPassword } from './components/ResetPassword.tsx';
export { SentAgain } from './components/SentStep.tsx';
export { codeFault } from './forms.ts';
export { failureOf, phoneText, useWait } from './texts.ts';
export { AttemptsOver } from './components/AttemptsOver.tsx';
export { useReset, type Reset } from './use-reset.ts';
