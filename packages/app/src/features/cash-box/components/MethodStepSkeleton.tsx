import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';

/** The box of the form of a method before it is there. */
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
