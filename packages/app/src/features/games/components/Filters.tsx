import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useText } from '#app/platform/i18n/intl.tsx';
import { filterCount, wide } from '../filters.ts';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';

export interface FilterContainerProps extends FilterFieldsProps {
  /** Number of games with these filters; undefined while loading. */
  total: number | undefined;
  onClose: () => void;
}

/** Filters on a phone: a sheet whose button shows the number of games. */
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
          {/* Also closes the sheet while the count is still loading. */}
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

/** Filters on a wide screen: an open panel above the list. */
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

/** A sheet on phones, a panel above the list from 801 px. */
export function Filters(props: FilterContainerProps) {
  return useMediaQuery(MOBILE) ? <FilterSheet {...props} /> : <FilterPanel {...props} />;
}
