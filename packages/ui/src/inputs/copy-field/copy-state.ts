/** How long a copy field takes no second press, ms. FORM-12. */
export const copyBlock = 6000;

/**
 * `ready`; `copying`: the clipboard has not answered yet; `copied`: done, presses do nothing; `manual`: the
 * browser refused, the text is selected and the player is shown how to copy it.
 */
export type CopyState = 'ready' | 'copying' | 'copied' | 'manual';

/** What happens to a copy field. `elapsed`: the block is over. `changed`: there is another text in it. */
export type CopyEvent = 'press' | 'written' | 'refused' | 'elapsed' | 'changed';

/** The next state. An event that means nothing in a state changes nothing: that is how the block works. */
export function nextCopyState(state: CopyState, event: CopyEvent): CopyState {
  if (event === 'changed') return 'ready';
  if (event === 'press') return state === 'ready' || state === 'manual' ? 'copying' : state;
  if (event === 'elapsed') return state === 'copied' ? 'ready' : state;
  if (state !== 'copying') return state;
  return event === 'written' ? 'copied' : 'manual';
}
