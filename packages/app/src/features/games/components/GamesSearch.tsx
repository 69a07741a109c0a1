import { searchMax } from '@tulpar/api/contract';
import { SearchField } from '@tulpar/ui/search-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { cleanSearch } from '../catalogue.ts';

/** Debounce before the list is requested, ms (SEARCH-02). */
const DEBOUNCE = 1500;

export interface GamesSearchProps {
  value: string;
  /** Called with the sanitized text; '' clears the search (GAME-09). */
  onSearch: (text: string) => void;
  /** Focus the field, because the page was opened to search. */
  isFocused: boolean;
}

/** Search field of a games list: debounced while typing, immediate on Enter. */
export function GamesSearch({ value, onSearch, isFocused }: GamesSearchProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // The URL changed, for example by Back: it replaces the text of the field.
  if (known !== value) {
    setKnown(value);
    if (cleanSearch(text) !== value) setText(value);
  }
  const lookNow = () => {
    const words = cleanSearch(text);
    if (words !== value) onSearch(words);
  };
  const look = useEffectEvent(lookNow);
  useEffect(() => {
    if (cleanSearch(text) === '') return look();
    const timer = setTimeout(() => look(), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <SearchField
      ref={input}
      label={t('games.search.label')}
      value={text}
      maxLength={searchMax}
      clearLabel={t('games.search.clear')}
      onValueChange={setText}
      onSearch={lookNow}
      className="flex-[1_1_7.5rem] tablet:flex-none tablet:basis-64 desktop:basis-80"
    />
  );
}
