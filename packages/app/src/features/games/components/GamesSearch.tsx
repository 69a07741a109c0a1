import { searchMax } from '@tulpar/api/contract';
import { SearchIcon } from '@tulpar/ui/icon';
import { TextInput } from '@tulpar/ui/text-input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { cleanSearch } from '../catalogue.ts';

/** Wait after the last key before the list is asked for, ms (SEARCH-02). */
const DEBOUNCE = 1500;

/** Props of `GamesSearch`. */
export interface GamesSearchProps {
  /** Search text of the address. */
  value: string;
  /** The text to look for, cleaned; '' clears the search (GAME-09). */
  onSearch: (text: string) => void;
  /** The page was opened to search: the field takes the focus. */
  isFocused: boolean;
}

/** The search field of a games list: looks by itself a while after the last key, at once on Enter. */
export function GamesSearch({ value, onSearch, isFocused }: GamesSearchProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // The address changed by other means, such as Back: it wins over what stands in the field.
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
    <search className="block desktop:max-w-90">
      <TextInput
        ref={input}
        type="search"
        name="search"
        label={t('games.search.label')}
        value={text}
        maxLength={searchMax}
        autoComplete="off"
        enterKeyHint="search"
        clearLabel={t('games.search.clear')}
        trailing={<SearchIcon aria-hidden="true" className="mr-3.5 size-5 flex-none text-ink-muted" />}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) lookNow();
        }}
      />
    </search>
  );
}
