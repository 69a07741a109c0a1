import { useState } from 'react';
import { isMissing } from './api.ts';

/**
 * The data of a read. When the read fails in another language, the data of the same subject that was shown before,
 * so that a text does not disappear while it is read; unless the server has no such thing.
 */
export function useLastData<T>(
  { data, error }: { readonly data: T | undefined; readonly error: unknown },
  subject: string,
): T | undefined {
  const [last, setLast] = useState({ data, subject });
  if (data !== undefined && (last.data !== data || last.subject !== subject)) setLast({ data, subject });
  return data ?? (last.subject === subject && !isMissing(error) ? last.data : undefined);
}
