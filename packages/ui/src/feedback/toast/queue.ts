import type { ReactNode } from 'react';

export interface ToastMessage {
  tone: 'info' | 'success' | 'warning' | 'error' | 'money';
  /** Up to 38 characters fit in one line. */
  title: string;
  text?: ReactNode;
  /**
   * The message is not a response to an action of the player. It waits for such responses, and while `ToastProvider`
   * is held.
   */
  isNews?: boolean | undefined;
}

/** A queued toast: the message and a unique id. */
export interface Toast extends ToastMessage {
  id: number;
}

/** Duration of a toast, ms. */
export const toastDuration = 5000;

/**
 * Adds a toast; the same message twice in a row is queued once. Responses to the player's actions come before news,
 * because the player is waiting for them.
 */
export function enqueue(queue: readonly Toast[], toast: Toast): readonly Toast[] {
  const isNews = toast.isNews === true;
  const alike = queue.filter((one) => (one.isNews === true) === isNews);
  const others = queue.filter((one) => (one.isNews === true) !== isNews);
  const last = alike.at(-1);
  const isSame = last?.tone === toast.tone && last.title === toast.title && last.text === toast.text;
  const next = [...(isSame ? alike.slice(0, -1) : alike), toast];
  return isNews ? [...others, ...next] : [...next, ...others];
}

/** Toasts that may be shown now, in order. */
export function due(queue: readonly Toast[], isHeld: boolean): readonly Toast[] {
  return isHeld ? queue.filter(({ isNews }) => !isNews) : queue;
}

/**
 * Whether a visible toast closes automatically. An error stays until the player closes it, unless another toast is
 * waiting.
 */
export function leavesByItself(toast: Toast, othersWait: boolean): boolean {
  return othersWait || toast.tone !== 'error';
}
