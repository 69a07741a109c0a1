import { useCallback } from 'react';
import { useTexts, type TextValues } from './intl.tsx';

/** Text by an id that is made of a code from outside; null when there is none, so a raw key is never shown. */
export function useOpenText(): (id: string, values?: TextValues) => string | null {
  const texts = useTexts();
  return useCallback((id, values = {}) => (texts.has(id) ? texts.parts(id, values).join('') : null), [texts]);
}
