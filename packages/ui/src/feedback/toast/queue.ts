import type { ReactNode } from 'react';

/** What a toast says. */
export interface ToastMessage {
  tone: 'info' | 'success' | 'warning' | 'error' | 'money';
  /** Up to 38 characters reads in one line. */
  title: string;
  text?: ReactNode;
  action?: { label: string; onSelect?: (() => void) | undefined; href?: string | undefined } | undefined;
  /** It does not answer a press of the player: it waits while the provider is held. */
  isNews?: boolean | undefined;
}

/** A toast on its way: the message and the number that tells two equal ones apart. */
export interface Toast extends ToastMessage {
  id: number;
}

/** How long (ms) a toast stays. */
export const toastDuration = 5000;

/** Adds a toast. The same words twice in a row are one toast. */
export function enqueue(queue: readonly Toast[], toast: Toast): readonly Toast[] {
  const last = queue.at(-1);
  const same = last?.tone === toast.tone && last.title === toast.title && last.text === toast.text;
  return same && queue.length > 0 ? [...queue.slice(0, -1), toast] : [...queue, toast];
}

/** The toasts that may be shown now, the oldest first. */
export function due(queue: readonly Toast[], isHeld: boolean): readonly Toast[] {
  return isHeld ? queue.filter(({ isNews }) => !isNews) : queue;
}

/** The toasts in sight: the oldest of those that wait, at most `room`. */
export function inSight(queue: readonly Toast[], limit: number): readonly Toast[] {
  return queue.slice(0, Math.max(Math.floor(limit), 1));
}

/**
 * Whether a toast in sight leaves by itself. An error or one with an action stays until it is closed, unless another
 * waits for its place.
 */
export function leavesByItself(toast: Toast, othersWait: boolean): boolean {
  return othersWait || (toast.tone !== 'error' && !toast.action);
}
