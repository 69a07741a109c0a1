export { ToastProvider, useToast, type Toaster, type ToastProviderProps } from './Toast.tsx';
export type { ToastMessage } from './queue.ts';
export { guardPresses } from '../../internal/pass-presses.ts';
