import { startTransition, useLayoutEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/**
 * Whether a frame with this component has been drawn: until then false. For what nobody can see at first: it must not
 * keep the rest from coming, which a deferred value would, for React draws that as soon as it can.
 */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => afterFrame(() => startTransition(() => setDrawn(true))), []);
  return isDrawn;
}
