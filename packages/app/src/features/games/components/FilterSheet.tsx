import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useText } from '#app/platform/i18n/intl.tsx';
import { filterCount, wide } from '../narrowing.ts';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';

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
