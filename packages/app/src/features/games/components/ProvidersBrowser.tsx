import type { Provider } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { SearchIcon } from '@tulpar/ui/icon';
import { ProviderTile, ProviderTileSkeleton } from '@tulpar/ui/provider-tile';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { TextInput } from '@tulpar/ui/text-input';
import { art } from '#app/art/objects.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href, useNavigationType } from '#app/platform/routing/router.tsx';
import { cleanSearch } from '../catalogue.ts';
import { foundProviders } from '../providers.ts';
import { providersOptions } from '../row-queries.ts';
import { useState } from 'react';
import { useSearch } from '#app/platform/routing/search-params.ts';

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(160px,calc(50%-4px)),1fr))] gap-2 px-4 tablet:gap-3 tablet:px-6 desktop:px-8';
/** Height of a tile with its line. */
const tall = 'h-full min-h-24 min-w-0 content-center px-3';
/** Boxes before the providers have come. */
const BOXES = Array.from({ length: 12 }, (_, index) => index);

/** All providers as tiles with their wordmarks (GAME-11), each leading to its games; the text to find one stands in the address. */
export function ProvidersBrowser({ title }: { title: string }) {
  const t = useText();
  const { number } = useFormats();
  const [text, setText] = useSearchText();
  const { data, isPending, refetch } = useQuery(providersOptions);
  const active = data?.filter(({ is_active }) => is_active).toSorted((a, b) => a.order - b.order);
  return (
    <div className="pb-8">
      <div className="flex min-h-9 flex-wrap items-baseline gap-x-3 px-4 pt-5 font-display tablet:px-6 desktop:px-8">
        <h1 className="min-w-0 wrap-anywhere text-title-lg">{title}</h1>
        {active && <span className="text-title-md font-medium text-ink-subtle">{number(active.length)}</span>}
      </div>
      <search className="block px-4 pt-2.5 pb-4 tablet:px-6 desktop:max-w-98 desktop:px-8">
        <TextInput
          type="search"
          label={t('catalogue.providers.find')}
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          clearLabel={t('games.search.clear')}
          trailing={<SearchIcon aria-hidden="true" className="mr-3.5 size-5 flex-none text-ink-muted" />}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </search>
      {isPending && (
        <SkeletonGroup label={t('catalogue.providers.loading')} className={grid}>
          {BOXES.map((box) => (
            <ProviderTileSkeleton key={box} className={tall} />
          ))}
        </SkeletonGroup>
      )}
      {active && <Found providers={foundProviders(active, cleanSearch(text))} title={title} />}
      {!isPending && !active && (
        <EmptyState
          art={art.horseshoe}
          title={t('catalogue.providers.error')}
          text={t('games.error.text')}
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              {t('games.retry')}
            </Button>
          }
        />
      )}
    </div>
  );
}

function Found({ providers, title }: { providers: readonly Provider[]; title: string }) {
  const t = useText();
  const noteOf = (count: number) =>
    count > 0 ? t('catalogue.providers.games', { count }) : t('catalogue.providers.closed');
  return (
    <>
      <output className="sr-only">{providers.length === 0 && t('catalogue.providers.none')}</output>
      {providers.length === 0 && (
        <EmptyState art={art.search} title={t('games.empty.title')} text={t('catalogue.providers.none')} />
      )}
      <ul aria-label={title} className={grid}>
        {providers.map(({ slug, name, images, games_count, is_new }) => (
          <li key={slug} className="min-w-0">
            <ProviderTile
              href={href('gamesFilter', { filter: slug })}
              name={name}
              image={imageSource(images['icon.svg'] ?? images['icon.png'], {
                width: 144,
                height: 28,
                alt: '',
                widths: [176],
              })}
              note={noteOf(games_count)}
              mark={is_new ? t('catalogue.providers.new') : undefined}
              className={tall}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Longest text that is looked for. */
export const LONGEST = 100;

/**
 * The text of a field that stands in the address as `search`, and the way to change it. The address follows the field a
 * moment later; what it says meanwhile must not take back the letters typed since.
 */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [query, change] = useSearch();
  const isOwn = useNavigationType() === 'REPLACE';
  const value = query.get('search')?.slice(0, LONGEST) ?? '';
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The address changed by other means, such as Back: it wins over what stands in the field.
    if (!isOwn) setText(value);
  }
  return [
    text,
    (next) => {
      setText(next);
      change({ search: next });
    },
  ];
}
