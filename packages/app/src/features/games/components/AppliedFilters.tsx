import { Button } from '@tulpar/ui/button';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { filterCount, toggled, wide, type Narrowing } from '../filters.ts';
import { providersOptions } from '../row-queries.ts';

/** Props of `AppliedFilters`. */
export interface AppliedFiltersProps {
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
}

/** The chosen filters, each to be taken away by a press, and all of them at once. */
export function AppliedFilters({ narrowing, onChange }: AppliedFiltersProps) {
  const t = useText();
  const { features, providers, isFavourites } = narrowing;
  const { data } = useQuery({ ...providersOptions, enabled: providers.length > 0 });
  if (filterCount(narrowing) === 0) return null;
  const nameOf = (slug: string) => data?.find((provider) => provider.slug === slug)?.name ?? slug;
  const chip = (name: string, next: Narrowing) => (
    <li key={name} className="max-w-full">
      <FilterChip
        label={name}
        removeLabel={t('catalogue.filters.remove', { name })}
        onClick={() => onChange(next)}
      />
    </li>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 tablet:px-6 desktop:px-8">
      <ul aria-label={t('catalogue.filters.applied')} className="contents">
        {features.map((feature) =>
          chip(t(`games.filter.${feature}`), { ...narrowing, features: toggled(features, feature) }),
        )}
        {providers.map((slug) => chip(nameOf(slug), { ...narrowing, providers: toggled(providers, slug) }))}
      </ul>
      <Button variant="ghost" size="sm" onClick={() => onChange({ ...wide, isFavourites })}>
        {t('catalogue.filters.clear')}
      </Button>
    </div>
  );
}
