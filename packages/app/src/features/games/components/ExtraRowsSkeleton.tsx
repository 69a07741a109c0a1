import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';

export const extraStack = 'flex flex-col gap-5 tablet:gap-7';

function RowSkeleton({ height, width }: { height: string; width: string }) {
  const t = useText();
  return (
    <SkeletonGroup label={t('games.loading')}>
      <div className="flex h-11 items-center px-4 tablet:mb-1 tablet:px-6 desktop:px-8">
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="flex gap-2 overflow-hidden px-4 tablet:gap-3 tablet:px-6 desktop:px-8">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className={`${height} ${width} flex-none rounded-lg`} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

export function WinnersSkeleton() {
  return <RowSkeleton height="h-[72px]" width="w-[212px]" />;
}

export function ProvidersSkeleton() {
  return <RowSkeleton height="h-15" width="w-36" />;
}

export function ExtraRowsSkeleton() {
  return (
    <div className={extraStack}>
      <WinnersSkeleton />
      <ProvidersSkeleton />
    </div>
  );
}
