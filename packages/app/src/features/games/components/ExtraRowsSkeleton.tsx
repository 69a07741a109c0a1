import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';

/** The distance between the two extra blocks. */
export const extraStack = 'flex flex-col gap-5 tablet:gap-7';

/** Boxes of a row of cards before its data. */
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

/** The box of the wins before their data. */
export function WinnersSkeleton() {
  return <RowSkeleton height="h-[72px]" width="w-[212px]" />;
}

/** The box of the studios before their data. */
export function ProvidersSkeleton() {
  return <RowSkeleton height="h-15" width="w-36" />;
}

/** The box of the two extra blocks before they are near. */
export function ExtraRowsSkeleton() {
  return (
    <div className={extraStack}>
      <WinnersSkeleton />
      <ProvidersSkeleton />
    </div>
  );
}
