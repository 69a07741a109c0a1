import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { report } from '#app/platform/telemetry/report.ts';
import { useHasElapsed } from '#app/platform/state/next-moment.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

/** Maximum of the counter of seconds, s (CASH-12, OP-59). */
const LAST = 180;

/** Seconds since mount, up to 180. */
function useElapsed(): number {
  const [seconds, setSeconds] = useState(0);
  const isOver = seconds >= LAST;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setSeconds((count) => Math.min(LAST, count + 1)), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}

/** Whether loading is slow, which is reported once (OP-58). `limit` is in ms. */
function useSlow(name: 'methods' | 'options', seconds: number, limit: number): boolean {
  const isSlow = seconds * 1000 >= limit;
  const wasReported = useRef(false);
  useEffect(() => {
    if (!isSlow || wasReported.current) return;
    wasReported.current = true;
    report('cash-box-slow', { name, limit });
  }, [isSlow, name, limit]);
  return isSlow;
}

/** How long a section waits for its smaller parts before it shows what has loaded, ms. */
const PATIENCE = 1500;

/**
 * Whether to show a section: once all its parts have loaded, to avoid layout shifts, or after a timeout.
 * Remains true from then on.
 */
export function useSettled(isComplete: boolean): boolean {
  const isLate = useHasElapsed(PATIENCE);
  const [wasComplete, setComplete] = useState(isComplete);
  if (isComplete && !wasComplete) setComplete(true);
  return isComplete || wasComplete || isLate;
}

/** `limit`: after how many ms loading counts as slow. */
export interface SlowNoticeProps {
  name: 'methods' | 'options';
  limit: number;
  onReload: () => void;
}

/** Shown next to a skeleton when loading is slow (CASH-10, CASH-11, CASH-12). */
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
        <Button ref={handOverFocus} variant="secondary" size="xs" onClick={onReload}>
          {t('reload')}
        </Button>
      }
    >
      {t('cashBox.slow.text', { seconds })}
    </Notice>
  );
}

export function MethodStepSkeleton() {
  const t = useText();
  return (
    <SkeletonGroup label={t('cashBox.methods.loading')} className="flex flex-col gap-3">
      <Skeleton className="h-16 rounded-lg" />
      <Skeleton className="h-[110px] rounded-xl" />
      <Skeleton className="h-11" />
      <Skeleton className="mt-6 h-[54px]" />
    </SkeletonGroup>
  );
}

export function PaymentSkeleton() {
  const t = useText();
  return (
    <SkeletonGroup label={t('payment.loading')} className="flex flex-col gap-3">
      <Skeleton className="h-[136px] rounded-lg" />
      <Skeleton className="h-[236px] rounded-lg" />
      <Skeleton className="h-[280px] rounded-lg" />
    </SkeletonGroup>
  );
}
