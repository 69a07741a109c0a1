/** Presses are ignored for this long after copying, ms. FORM-12. */
export const copyBlock = 6000;

/**
 * `copying`: waiting for the clipboard; `copied`: presses are ignored; `manual`: the browser refused, the
 * text is selected with an instruction.
 */
export type CopyState = 'ready' | 'copying' | 'copied' | 'manual';

/** `elapsed`: the block is over. `changed`: the field has another text. */
export type CopyEvent = 'press' | 'written' | 'refused' | 'elapsed' | 'changed';

/** Next state. An event without a meaning in a state changes nothing, which implements the block. */
export function nextCopyState(state: CopyState, event: CopyEvent): CopyState {
  if (event === 'changed') return 'ready';
  if (event === 'press') return state === 'ready' || state === 'manual' ? 'copying' : state;
  if (event === 'elapsed') return state === 'copied' ? 'ready' : state;
  if (state !== 'copying') return state;
  return event === 'written' ? 'copied' : 'manual';
}
