import { useState } from 'react';
import { isMissing } from '../network/api.ts';

/**
 * The last value of the same subject that was there: what a dialog shows while it closes, and what a page
 * shows if its text in another language cannot be loaded.
 */
export function useLastValue<T>(value: T | null | undefined, subject = ''): T | null {
  const [last, setLast] = useState({ value, subject });
  const isThere = value !== null && value !== undefined;
  if (isThere && (last.value !== value || last.subject !== subject)) setLast({ value, subject });
  return value ?? (last.subject === subject ? (last.value ?? null) : null);
}

/** The data of a read, or the last data of the same subject unless the server has no such thing. */
export function useLastData<T>(
  { data, error }: { readonly data: T | undefined; readonly error: unknown },
  subject: string,
): T | undefined {
  const last = useLastValue(data, subject) ?? undefined;
  return data ?? (isMissing(error) ? undefined : last);
}
