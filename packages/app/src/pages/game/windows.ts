import { lazyTextPart } from '#app/platform/loading/lazy-part.ts';

// Windows of the game page, each fetched with its first use: most visits open none of them.
export const DepositWindow = lazyTextPart(async () => (await import('./DepositWindow.tsx')).DepositWindow);
export const InboxWindow = lazyTextPart(async () => (await import('./InboxWindow.tsx')).InboxWindow);
export const LeaveQuestion = lazyTextPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);
export const RealityCheckSheet = lazyTextPart(
  async () => (await import('#app/features/limits/reality-check.ts')).RealityCheckSheet,
);
export const SessionSheet = lazyTextPart(async () => (await import('./SessionSheet.tsx')).SessionSheet);
export const ZeroShareQuestion = lazyTextPart(
  async () => (await import('./ZeroShareQuestion.tsx')).ZeroShareQuestion,
);
