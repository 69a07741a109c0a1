import type { GameTitle } from '@tulpar/api/contract';
import { GamesIcon } from '@tulpar/ui/icon';
import { Picture } from '@tulpar/ui/picture';
import { SearchField, type SearchSuggestion } from '@tulpar/ui/search-field';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { cleanSearch } from '#app/features/games/index.ts';
import { imageSource } from '#app/platform/images.ts';
import { useText } from '#app/platform/intl.tsx';
import { titles } from '../queries.ts';
import { useSuggestions } from '../use-suggestions.ts';

/** Wait after the last key before the server is asked, ms (SEARCH-02). */
const DEBOUNCE = 1500;
/** Box of a small cover, px, and the widths it is offered in for screens of one to three dots per px. */
const COVER = { width: 36, height: 48, alt: '', widths: [36, 72, 108], sizes: '36px' };
const LONGEST = 100;

/** Props of `SearchBar`. */
export interface SearchBarProps {
  /** Search of the address. */
  value: string;
  /** The words to look for, cleaned; '' ends the search. */
  onSearch: (words: string) => void;
  /** A suggested game was taken. */
  onGame: (game: GameTitle) => void;
}

/**
 * The field of the search page. It suggests games at once from the index on the device; the server is asked a while
 * after the last key, on Enter without delay. It has the focus from the start, unless there are finds to look at.
 */
export function SearchBar({ value, onSearch, onGame }: SearchBarProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  // The address changed by other means, such as Back: it wins over what stands in the field.
  if (known !== value) {
    setKnown(value);
    if (cleanSearch(text) !== value) setText(value);
  }
  const look = useEffectEvent((typed: string) => {
    const words = cleanSearch(typed);
    if (words !== value) onSearch(words);
  });
  useEffect(() => {
    if (cleanSearch(text) === '') return look('');
    const timer = setTimeout(() => look(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  const onOpen = useEffectEvent(() => {
    // Who comes back to a search, or follows a link to one, wants to see what was found and no keyboard over it.
    if (value === '') field.current?.focus();
  });
  useEffect(() => onOpen(), []);

  const found = useSuggestions(text);
  const suggestions = useMemo(() => found.map(suggestionOf), [found]);
  return (
    <SearchField
      ref={field}
      label={t('search.label')}
      value={text}
      maxLength={LONGEST}
      onValueChange={setText}
      onSearch={(words) => onSearch(cleanSearch(words))}
      clearLabel={t('common.clear')}
      suggestions={suggestions}
      suggestionsLabel={t('search.suggestions')}
      onSuggestion={(slug) => {
        const game = found.find((one) => one.slug === slug);
        if (game) onGame(game);
      }}
      status={(count) => t('search.count', { count })}
      onFocus={() => void titles.load()}
    />
  );
}

function suggestionOf({ slug, name, provider, image }: GameTitle): SearchSuggestion {
  return {
    value: slug,
    name,
    description: provider,
    media: (
      <span className="block h-12 w-9 shrink-0 overflow-hidden rounded-[8px] bg-skeleton">
        <Picture
          image={imageSource(image, COVER)}
          loading="eager"
          className="size-full object-cover"
          fallback={<GamesIcon aria-hidden="true" className="mx-auto mt-3.5 size-5 text-ink-subtle" />}
        />
      </span>
    ),
  };
}
