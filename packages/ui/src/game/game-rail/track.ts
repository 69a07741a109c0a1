/** Item width of a rail. */
export type RailSize = 'rail' | 'top' | 'auto';

/** Width of one item by rail size. */
export const itemWidth: Readonly<Record<RailSize, string>> = {
  rail: 'w-[132px] tablet:w-[175px]',
  top: 'w-[178px] tablet:w-[228px]',
  auto: '',
};

/** The scrolling row, with the page gutter inside and vertical space for lifted tiles and focus rings. */
export const railTrack =
  'scrollbar-none -my-1 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 snap-x snap-proximity tablet:scroll-px-6 tablet:gap-3 tablet:px-6 desktop:scroll-px-8 desktop:px-8';
