import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `work` with the former value after a render with a different one; never for the first value. */
export function useOnChange<T>(value: T, work: (former: T) => void): void {
  const last = useRef(value);
  const changed = useEffectEvent(work);
  useEffect(() => {
    const former = last.current;
    last.current = value;
    if (former !== value) changed(former);
  }, [value]);
}
