import { useCallback } from 'react';
import { useOpenText } from '../i18n/intl.tsx';
import { isApiError } from './api.ts';

/** Text of server codes: for `field` an unknown code is shown as is, otherwise DEFAULT (ERR-01, ERR-05). */
export function useCodeText(): (codes: readonly string[], place?: 'field' | 'form') => string {
  const open = useOpenText();
  return useCallback(
    (codes, place = 'form') => {
      const fallback = (code: string) => (place === 'field' ? code : (open('API_ERRORS.DEFAULT') ?? ''));
      return [...new Set(codes.map((code) => open(`API_ERRORS.${code}`) ?? fallback(code)))].join(', ');
    },
    [open],
  );
}

/** Text of a failed command; the generic one for an unknown code, or if a retry may succeed (BONUS-24, PROMO-13). */
export function useRefusalText(): (error: unknown) => string {
  const codeText = useCodeText();
  return (error) => codeText([(isApiError(error) && !error.retryable && error.code) || 'DEFAULT']);
}
