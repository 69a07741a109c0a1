import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Skeleton, SkeletonLine } from '../../feedback/skeleton/Skeleton.tsx';
import type { OfferCardProps } from './types.ts';

export interface OfferCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  kind?: OfferCardProps['kind'] | undefined;
  terms?: number | undefined;
}

const looks: Partial<Record<OfferCardProps['kind'], string>> = {
  money: 'grid grid-cols-[minmax(0,112px)_minmax(min(12.5rem,100%),1fr)] overflow-hidden rounded-lg',
  spins:
    'grid grid-cols-[78px_minmax(0,1fr)] gap-x-3.5 rounded-lg p-3 tablet:grid-cols-[90px_minmax(0,1fr)_auto] tablet:items-center',
};

/**
 * Skeleton of an `OfferCard`: `money` and `spins` are small with a picture, other kinds are large. Put it into a
 * `SkeletonGroup`.
 */
export function OfferCardSkeleton({
  kind = 'welcome',
  terms = 4,
  className,
  ...rest
}: OfferCardSkeletonProps) {
  const look = looks[kind] ?? 'rounded-xl p-4.5 tablet:p-7';
  return (
    <div aria-hidden="true" {...rest} className={cn(look, 'min-w-0 bg-surface-1 shadow-card', className)}>
      {lines(kind, terms)}
    </div>
  );
}

function lines(kind: OfferCardProps['kind'], terms: number) {
  if (kind === 'money')
    return (
      <>
        <Skeleton className="min-h-37 rounded-none" />
        <div className="flex flex-col p-3.5">
          <SkeletonLine className="w-3/5 text-display-sm" />
          <Skeleton className="mt-2 h-6 w-24 rounded-sm" />
          <SkeletonLine className="mt-2 w-4/5 text-caption" />
          <Skeleton className="mt-3 h-11" />
        </div>
      </>
    );
  if (kind === 'spins')
    return (
      <>
        <Skeleton className="h-26 w-[78px] tablet:h-30 tablet:w-[90px]" />
        <div className="flex flex-col">
          <Skeleton className="h-6 w-28 rounded-sm" />
          <SkeletonLine className="mt-2 w-3/5 text-title-sm" />
          <SkeletonLine className="w-4/5 text-caption" />
          <SkeletonLine className="w-1/2 text-caption" />
        </div>
        <Skeleton className="col-span-2 mt-3 h-11 tablet:col-span-1 tablet:w-32" />
      </>
    );
  return (
    <>
      {/* This box is as high as the line of the title. */}
      <div className="flex h-8 items-start">
        <Skeleton className="h-6 w-28 rounded-[9px]" />
      </div>
      <SkeletonLine className={cn('mt-1 w-36', kind === 'welcome' ? 'text-display-xl' : 'text-display-lg')} />
      {kind === 'welcome' ? <SkeletonLine className="w-28 text-display-md" /> : null}
      <SkeletonLine className="mt-1 w-32 text-caption" />
      {kind === 'welcome' || terms > 3 ? (
        <div className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-md tablet:max-w-100">
          {Array.from({ length: terms }, (_, index) => (
            <Skeleton key={index} className="h-[54px] rounded-none" />
          ))}
        </div>
      ) : (
        <SkeletonLine className="mt-1 w-40 text-caption" />
      )}
      <Skeleton className="mt-3 h-[54px] rounded-[14px] tablet:w-52" />
    </>
  );
}
