import { BannerSliderSkeleton } from '@tulpar/ui/banner-slider';
import { GameRailSkeleton } from '@tulpar/ui/game-rail';
import { Skeleton } from '@tulpar/ui/skeleton';
import { Logo } from '@tulpar/ui/logo';

/**
 * Placeholder of the lobby: header, banner, categories and two rows in their final sizes. Independent of
 * session and language, prerendered into `index.html`, and replaced in place.
 */
export function Prerendered() {
  return (
    <div className="flex" aria-hidden="true">
      <div className="sticky top-0 hidden h-dvh w-19 flex-none flex-col border-r border-line bg-canvas px-3 tablet:flex desktop:w-62 desktop:px-4">
        <div className="flex h-18 flex-none items-center justify-center desktop:justify-start desktop:pl-2">
          <span className="desktop:hidden">
            <Logo variant="symbol" title="" />
          </span>
          <span className="hidden desktop:inline">
            <Logo variant="full" title="" />
          </span>
        </div>
      </div>
      <div className="min-w-0 flex-1">
        <div className="sticky top-0 z-30 border-b border-line bg-canvas">
          <div className="flex h-15 items-center gap-2 pr-3 pl-4 tablet:h-18 tablet:px-6 desktop:px-8">
            <span className="flex h-11 items-center tablet:hidden">
              <Logo variant="full" title="" />
            </span>
          </div>
        </div>
        <div className="min-h-dvh">
          <div className="px-4 pt-3 tablet:px-6 tablet:pt-4 desktop:px-8 min-[1360px]:flex">
            <BannerSliderSkeleton className="grow" />
            <div className="ml-4 hidden w-[30%] flex-none flex-col gap-4 min-[1360px]:flex">
              <Skeleton className="grow rounded-xl" />
              <Skeleton className="grow rounded-xl" />
            </div>
          </div>
          <div className="pt-2.5">
            <div className="flex gap-2 overflow-hidden px-4 py-1 tablet:gap-3 tablet:px-6 desktop:px-8">
              {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
                <Skeleton key={key} className="h-10 w-28 flex-none" />
              ))}
            </div>
          </div>
          <GameRailSkeleton size="top" className="mt-3 tablet:mt-5" />
          <GameRailSkeleton className="mt-5" />
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-30 h-[calc(66px+env(safe-area-inset-bottom))] border-t border-line bg-surface-1 tablet:hidden" />
    </div>
  );
}
