import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Notice } from '@tulpar/ui/notice';
import { useState } from 'react';
import { art } from '../../art/objects.ts';
import { useText, type MessageId } from '../i18n/intl.tsx';
import { lacksCall } from '../network/api.ts';
import { handOverFocus } from '../state/lost-focus.ts';

export interface LoadFailedProps {
  titleId: MessageId;
  /** Default: a text that advises checking the connection. */
  textId?: MessageId;
  /** Usually `refetch` of the query; the button is busy until it settles. */
  onRetry: () => unknown;
  /** The error; if an older server lacks the call (404, 501), nothing is rendered (CALL-18). */
  error?: unknown;
  /** Heading level of the title: 1 when the error replaces a whole page. */
  level?: 1 | 2;
  className?: string;
}

/** Replaces a page or list whose first load failed. */
export function LoadFailed({
  titleId,
  textId = 'common.loadFailed',
  onRetry,
  error,
  level,
  className,
}: LoadFailedProps) {
  const t = useText();
  if (lacksCall(error)) return null;
  return (
    <EmptyState
      art={art.horseshoe}
      level={level}
      className={className}
      title={t(titleId)}
      text={t(textId)}
      action={<RetryButton onRetry={onRetry} />}
    />
  );
}

/** Error of one part of a page, or above a list that could not be refreshed. */
export function LoadFailedNotice({
  titleId,
  onRetry,
  error,
  className,
}: Omit<LoadFailedProps, 'textId' | 'level'>) {
  const t = useText();
  if (lacksCall(error)) return null;
  return (
    <Notice tone="warning" className={className} action={<RetryButton size="xs" onRetry={onRetry} />}>
      {t(titleId)}
    </Notice>
  );
}

/** Button that is busy until the retry settles; it gives the focus to another element when it disappears. */
export function RetryButton({ size, onRetry }: Pick<LoadFailedProps, 'onRetry'> & { size?: 'xs' | 'sm' }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await onRetry();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button ref={handOverFocus} variant="secondary" size={size} busy={isBusy} onClick={() => void retry()}>
      {t('common.retry')}
    </Button>
  );
}
