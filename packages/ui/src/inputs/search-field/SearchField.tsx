import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { SearchIcon } from '../../foundations/icon/index.ts';
import { TextInput } from '../text-input/index.ts';
import { matchRecent } from './recent.ts';
import { SearchPanel } from './SearchPanel.tsx';
import type { RecentSearches, SearchSuggestion } from './types.ts';

/** Props of `SearchField`. `className` styles the form, `ref` is the field. */
export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'role'
> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  /** Enter, or a selected recent search. Never for an empty text. */
  onSearch: (text: string) => void;
  clearLabel: string;
  /** Recent searches; absent: suggestions only. */
  recent?: RecentSearches | undefined;
  suggestions?: readonly SearchSuggestion[] | undefined;
  /** Heading of the suggestions. */
  suggestionsLabel: string;
  onSuggestion?: ((value: string) => void) | undefined;
  /** Announcement when rows appear, by count; 0 if there are no suggestions. */
  status?: ((count: number) => string) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const none: readonly never[] = [];

/**
 * A search field with recent searches and suggestions. Down and Up move through them, Home and End to the
 * first and last when one is active, Enter selects or searches the text, Delete removes the active recent
 * search, Escape closes the list and then clears the field.
 */
export function SearchField({
  label,
  value,
  onValueChange,
  onSearch,
  clearLabel,
  recent,
  suggestions: given,
  suggestionsLabel,
  onSuggestion,
  status,
  className,
  ref,
  onFocus,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const listId = useId();
  const own = useRef<HTMLInputElement>(null);
  const home = useRef<HTMLFormElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** The search whose focused remove button was pressed, and its index. */
  const removed = useRef<{ text: string; index: number } | null>(null);
  const suggestions = given ?? none;
  const items = recent?.items;
  const remembered = useMemo(() => (items ? matchRecent(items, value) : []), [items, value]);
  const count = remembered.length + suggestions.length;
  const shown = open && count > 0;
  const isVain = open && !shown && given !== undefined && value.trim() !== '';
  const activeId = shown && active >= 0 && active < count ? `${listId}-${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  // The button was removed with its row, so focus the next one, or the field.
  useLayoutEffect(() => {
    const removedItem = removed.current;
    if (!removedItem || remembered.includes(removedItem.text)) return;
    const buttons = home.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[Math.min(removedItem.index, buttons.length - 1)] ?? own.current;
    removed.current = null;
    next?.focus();
  }, [remembered]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const look = (text: string) => {
    close();
    const words = text.trim();
    if (words) onSearch(words);
  };
  const take = (index: number) => {
    const text = remembered[index];
    const suggestion = suggestions[index - remembered.length];
    if (text !== undefined) {
      onValueChange(text);
      look(text);
    } else if (suggestion) {
      close();
      if (onSuggestion) onSuggestion(suggestion.value);
      else {
        onValueChange(suggestion.name);
        look(suggestion.name);
      }
    }
    own.current?.focus();
  };
  const forget = (index: number) => {
    const text = remembered[index];
    if (text === undefined) return;
    setActive(-1);
    recent?.onRemove(text);
  };
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step && count > 0) {
      event.preventDefault();
      const from = shown ? active : -1;
      setOpen(true);
      // One more position than rows: the field itself with the typed text.
      setActive(((from + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (activeId && (event.key === 'Home' || event.key === 'End')) {
      // In the field the two keys move the caret.
      event.preventDefault();
      setActive(event.key === 'Home' ? 0 : count - 1);
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Delete' && activeId && active < remembered.length) {
      event.preventDefault();
      forget(active);
    } else if (event.key === 'Escape' && shown) {
      // Keeps a surrounding dialog open, because Escape closed the list.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Escape' && value) {
      event.preventDefault();
      event.stopPropagation();
      onValueChange('');
    }
  };

  return (
    <form
      ref={home}
      role="search"
      className={cn('relative min-w-0', className)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        look(value);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <TextInput
        name="search"
        maxLength={100}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={refs}
        type="search"
        label={label}
        clearLabel={clearLabel}
        trailing={<SearchIcon aria-hidden="true" className="mr-3.5 shrink-0 text-ink-muted" />}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={activeId}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={(event) => {
          // Not when the focus only returns from a selected row.
          if (event.relatedTarget === null || !home.current?.contains(event.relatedTarget)) setOpen(true);
          onFocus?.(event);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={walk}
      />
      {shown ? (
        <SearchPanel
          id={listId}
          label={label}
          active={active}
          recent={recent ? { ...recent, items: remembered } : undefined}
          suggestions={suggestions}
          suggestionsLabel={suggestionsLabel}
          onTake={take}
          onRemove={(index, byKeyboard) => {
            const text = remembered[index];
            if (byKeyboard && text !== undefined) removed.current = { text, index };
            forget(index);
          }}
          onClear={() => {
            recent?.onClear();
            own.current?.focus();
          }}
          onEscape={() => {
            own.current?.focus();
            close();
          }}
        />
      ) : null}
      {status ? (
        <span role="status" className="sr-only">
          {shown || isVain ? status(count) : ''}
        </span>
      ) : null}
    </form>
  );
}
