import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useElapsed, useSlow } from '../elapsed.ts';

/** Props of `SlowNotice`: what loads, from when on it is slow (ms), and how to ask again. */
export interface SlowNoticeProps {
  name: 'methods' | 'options';
  limit: number;
  onReload: () => void;
}

/** Stands beside a skeleton and says when loading takes long (CASH-10, CASH-11, CASH-12). */
export function SlowNotice({ name, limit, onReload }: SlowNoticeProps) {
  const t = useText();
  const seconds = useElapsed();
  if (!useSlow(name, seconds, limit)) return null;
  return (
    <Notice
      tone="warning"
      className="mb-4"
      title={t('cashBox.slow.title')}
      action={
        <Button variant="secondary" size="xs" onClick={onReload}>
          {t('cashBox.reload')}
        </Button>
      }
    >
      {t('cashBox.slow.text', { seconds })}
    </Notice>
  );
}
