import { lazyPart } from '#app/platform/loading/lazy-part.ts';

// Windows of the game page, loaded on first use: most visits open none.
export const DepositWindow = lazyPart(async () => (await import('./DepositWindow.tsx')).DepositWindow);
export const InboxWindow = lazyPart(async () => (await import('./InboxWindow.tsx')).InboxWindow);
export const LeaveQuestion = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);
export const RealityCheckSheet = lazyPart(
  async () => (await import('#app/features/limits/reality-check.ts')).RealityCheckSheet,
);
export const SessionSheet = lazyPart(async () => (await import('./SessionSheet.tsx')).SessionSheet);
export const ZeroShareQuestion = lazyPart(
  async () => (await import('./ZeroShareQuestion.tsx')).ZeroShareQuestion,
);
