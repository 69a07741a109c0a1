import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useText } from '#app/platform/i18n/intl.tsx';
import { filterCount, wide } from '../filters.ts';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';

/** Props of the places filters are chosen in. */
export interface FilterContainerProps extends FilterFieldsProps {
  /** Games the list has with these filters; undefined while that is not known. */
  total: number | undefined;
  onClose: () => void;
}

/** The filters on a phone: a sheet whose button says how many games are left. */
export function FilterSheet({ total, onClose, ...fields }: FilterContainerProps) {
  const t = useText();
  const { narrowing, onChange } = fields;
  return (
    <BottomSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('catalogue.filters')}
      closeLabel={t('catalogue.filters.close')}
      footer={
        <>
          {/* Pressed while the games are still being counted, it shows them as well. */}
          <Button block onClick={onClose}>
            {total === undefined
              ? t('catalogue.filters.showAll')
              : t('catalogue.filters.show', { count: total })}
          </Button>
          {filterCount(narrowing) > 0 && (
            <Button
              variant="ghost"
              block
              onClick={() => onChange({ ...wide, isFavourites: narrowing.isFavourites })}
            >
              {t('catalogue.filters.clear')}
            </Button>
          )}
        </>
      }
    >
      <div className="px-4 pt-1 pb-2">
        <FilterFields {...fields} />
      </div>
    </BottomSheet>
  );
}

/** The filters on a wide screen: a panel between the tools and the list, open while one tries. */
export function FilterPanel({ total: _total, onClose, ...fields }: FilterContainerProps) {
  const t = useText();
  return (
    <section
      aria-label={t('catalogue.filters')}
      className="mx-6 mb-4 rounded-lg bg-surface-1 p-5 shadow-card desktop:mx-8"
    >
      <FilterFields {...fields} />
      <Button variant="ghost" size="sm" className="mt-3 -ml-4" onClick={onClose}>
        {t('catalogue.filters.hide')}
      </Button>
    </section>
  );
}

/** The filters where they fit: a sheet on phones, a panel over the list from 801 px on. */
export function Filters(props: FilterContainerProps) {
  return useMediaQuery(MOBILE) ? <FilterSheet {...props} /> : <FilterPanel {...props} />;
}
