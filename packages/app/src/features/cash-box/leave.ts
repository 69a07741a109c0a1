import { createSignal } from '#app/platform/state/signal.ts';

/** Sends the whole page to an address that has been judged. A signal, so that a story can watch it instead of leaving. */
export const leaving = createSignal<(url: string) => void>((url) => location.assign(url));
