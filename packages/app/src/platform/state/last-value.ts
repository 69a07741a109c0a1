import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMissing } from '../network/api.ts';

/**
 * Returns `value` or, while it is missing, the last value of the same subject: a closing dialog still shows it, and so
 * does a page if its text in another language cannot be loaded.
 */
export function useLastValue<T>(value: T | null | undefined, subject = ''): T | null {
  const [last, setLast] = useState({ value, subject });
  const isThere = value !== null && value !== undefined;
  if (isThere && (last.value !== value || last.subject !== subject)) setLast({ value, subject });
  return value ?? (last.subject === subject ? (last.value ?? null) : null);
}

/** The data of a query, or the last data of the same subject, unless the server answered that it does not exist. */
export function useLastData<T>(
  { data, error }: { readonly data: T | undefined; readonly error: unknown },
  subject: string,
): T | undefined {
  const last = useLastValue(data, subject) ?? undefined;
  return data ?? (isMissing(error) ? undefined : last);
}

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
