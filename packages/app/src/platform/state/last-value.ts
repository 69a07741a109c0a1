import { useState } from 'react';

/**
 * The last value that was not null: what a dialog shows while it closes, and what a page shows if its text in
 * another language cannot be loaded.
 */
export function useLastValue<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
