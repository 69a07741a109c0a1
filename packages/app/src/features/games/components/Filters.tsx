import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet, type FilterContainerProps } from './FilterSheet.tsx';

/** The filters where they fit: a sheet on phones, a panel over the list from 801 px on. */
export function Filters(props: FilterContainerProps) {
  return useMediaQuery(MOBILE) ? <FilterSheet {...props} /> : <FilterPanel {...props} />;
}
