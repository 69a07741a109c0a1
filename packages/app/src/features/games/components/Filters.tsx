import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { filterCount, wide, FEATURES, toggled, foundProviders, type Narrowing } from '../filters.ts';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { searchMax } from '@tulpar/api/contract';
import { Checkbox } from '@tulpar/ui/checkbox';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { Skeleton } from '@tulpar/ui/skeleton';
import { TextInput } from '@tulpar/ui/text-input';
import { useId, useState } from 'react';
import { useQuery } from '#app/platform/network/query.ts';
import { providersOptions } from '../queries.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

/** From this number of providers on, their list has a search field. */
const FIND_FROM = 12;

interface FilterFieldsProps {
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
  /** Slug of the feature or provider whose page this is; that feature, or any provider, is no filter there. */
  fixed?: string | undefined;
}

function FilterFields({ narrowing, onChange, fixed }: FilterFieldsProps) {
  const t = useText();
  const id = useId();
  const isOfProvider = fixed !== undefined && !FEATURES.some((feature) => feature === fixed);
  return (
    <div className="flex flex-col gap-5">
      <div role="group" aria-labelledby={`${id}-features`}>
        <h3 id={`${id}-features`} className="mb-2.5 text-body-strong">
          {t('catalogue.features')}
        </h3>
        <div className="flex flex-wrap gap-2">
          {FEATURES.filter((feature) => feature !== fixed).map((feature) => (
            <FilterChip
              key={feature}
              label={t(`games.filter.${feature}`)}
              pressed={narrowing.features.includes(feature)}
              onClick={() => onChange({ ...narrowing, features: toggled(narrowing.features, feature) })}
            />
          ))}
        </div>
      </div>
      {!isOfProvider && (
        <div role="group" aria-labelledby={`${id}-providers`}>
          <h3 id={`${id}-providers`} className="mb-1 text-body-strong">
            {t('page.providers')}
          </h3>
          <ProviderBoxes
            chosen={narrowing.providers}
            onToggle={(slug) => onChange({ ...narrowing, providers: toggled(narrowing.providers, slug) })}
          />
        </div>
      )}
    </div>
  );
}

const boxes = 'grid grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))] gap-x-6';

interface ProviderBoxesProps {
  chosen: readonly string[];
  onToggle: (slug: string) => void;
}

function ProviderBoxes({ chosen, onToggle }: ProviderBoxesProps) {
  const t = useText();
  const { number } = useFormats();
  const [text, setText] = useState('');
  const { data, isPending } = useQuery(providersOptions);
  if (isPending) {
    return (
      <div className={boxes} aria-hidden="true">
        {Array.from({ length: FIND_FROM }, (_, index) => (
          <Skeleton key={index} className="my-2.5 h-6" />
        ))}
      </div>
    );
  }
  // Selected providers stay visible even without games, so that they can be removed.
  const open = (data ?? []).filter(
    ({ slug, is_active, games_count }) => chosen.includes(slug) || (is_active && games_count > 0),
  );
  const shown = foundProviders(open, text);
  return (
    <>
      {open.length >= FIND_FROM && (
        <TextInput
          name="provider"
          label={t('catalogue.providers.find')}
          value={text}
          maxLength={searchMax}
          autoComplete="off"
          clearLabel={t('games.search.clear')}
          className="mt-1.5 mb-2 desktop:max-w-90"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {shown.length === 0 && <p className="py-2 text-body text-ink-muted">{t('catalogue.providers.none')}</p>}
      <div className={boxes}>
        {shown.map(({ slug, name, games_count }) => (
          <Checkbox
            key={slug}
            checked={chosen.includes(slug)}
            onCheckedChange={() => onToggle(slug)}
            label={
              <>
                {name} <span className="text-ink-subtle">{number(games_count)}</span>
              </>
            }
          />
        ))}
      </div>
    </>
  );
}

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
          {/* The button also works while the count is loading. */}
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
      ref={handOverFocus}
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
