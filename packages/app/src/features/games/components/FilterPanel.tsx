import { Button } from '@tulpar/ui/button';
import { useText } from '#app/platform/i18n/intl.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { FilterContainerProps } from './FilterSheet.tsx';

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
