import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { CloseIcon, SearchIcon } from '../../foundations/icon/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';

/** A direct result, such as a game or a provider. */
export interface SearchSuggestion {
  /** Unique value, passed to `onSuggestion`. */
  value: string;
  name: string;
  media?: ReactNode;
  description?: ReactNode;
  /** Heading above the suggestion; default `suggestionsLabel`. Same headings must be consecutive. */
  group?: string | undefined;
}

/** `className` styles the form; `ref` is the input. */
export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'role'
> {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  /** Called on Enter, never with an empty text. */
  onSearch: (text: string) => void;
  clearLabel: string;
  suggestions?: readonly SearchSuggestion[] | undefined;
  suggestionsLabel?: string | undefined;
  /** Called with the `value` of the selected suggestion. Required for suggestions: it makes the field a combobox. */
  onSuggestion?: ((value: string) => void) | undefined;
  /** Announcement of a new number of suggestions, also of 0. */
  status?: ((count: number) => string) | undefined;
  /** Content of the panel while the field is empty. */
  start?: ReactNode;
  /** Content of the panel if a text has no suggestions. */
  nothing?: ReactNode;
  /** Content of the panel below the suggestions; not shown without any. */
  footer?: ReactNode;
  panelClassName?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const none: readonly never[] = [];

const PANEL =
  'absolute inset-x-0 top-[calc(100%+6px)] z-20 animate-fade-in overflow-hidden rounded-[18px] bg-surface-2 shadow-[var(--float),inset_0_0_0_1px_var(--line-strong)]';

/**
 * A search field with suggestions. Down and Up move through them, Home and End to the first and last when one is
 * active, Enter selects or searches the text, Escape closes the list and then clears the field.
 */
export function SearchField({
  label,
  value,
  onValueChange,
  onSearch,
  clearLabel,
  suggestions: given,
  suggestionsLabel = '',
  onSuggestion,
  status,
  start,
  nothing,
  footer,
  panelClassName,
  className,
  ref,
  onFocus,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(field, ref), [ref]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = given ?? none;
  const count = suggestions.length;
  const shown = open && count > 0;
  const isVain = open && !shown && given !== undefined && value.trim() !== '';
  const notice = value.trim() === '' ? start : isVain ? nothing : null;
  const activeId = shown && active >= 0 && active < count ? `${listId}-${active}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

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
    const suggestion = suggestions[index];
    if (!suggestion) return;
    close();
    onSuggestion?.(suggestion.value);
  };
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step && count > 0) {
      event.preventDefault();
      const from = shown ? active : -1;
      setOpen(true);
      // One position more than rows: -1 is the field itself with the typed text.
      setActive(((from + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (activeId && (event.key === 'Home' || event.key === 'End')) {
      // Without an active row, Home and End move the caret in the field.
      event.preventDefault();
      setActive(event.key === 'Home' ? 0 : count - 1);
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      take(active);
    } else if (event.key === 'Escape' && shown) {
      // Escape closes only the list, not a dialog around the field.
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
      <div className="relative flex h-11 items-center rounded-md bg-surface-1 inset-ring inset-ring-line-control has-[input:focus]:inset-ring-2 has-[input:focus]:inset-ring-brand-ink">
        <SearchIcon className="absolute left-3.5 size-5 text-ink-muted" />
        <input
          name="search"
          maxLength={100}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          ref={refs}
          type="search"
          aria-label={label}
          placeholder={label}
          {...(onSuggestion && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': shown,
            'aria-controls': shown ? listId : undefined,
            'aria-activedescendant': activeId,
          })}
          value={value}
          onChange={(event) => {
            onValueChange(event.target.value);
            setOpen(event.target === document.activeElement);
            setActive(-1);
          }}
          onFocus={(event) => {
            setOpen(true);
            onFocus?.(event);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={walk}
          className="size-full min-w-0 rounded-md bg-transparent pr-11 pl-11 text-[1rem] text-ellipsis text-ink outline-none placeholder:text-ink-subtle placeholder-shown:pr-2 [&::-webkit-search-cancel-button]:hidden"
        />
        {value !== '' && (
          <button
            type="button"
            aria-label={clearLabel}
            onClick={() => {
              onValueChange('');
              field.current?.focus();
            }}
            className="absolute right-0 grid size-11 place-items-center rounded-md text-ink-muted hover:text-ink"
          >
            <CloseIcon className="size-5" />
          </button>
        )}
      </div>
      {shown ? (
        <div className={cn(PANEL, panelClassName)}>
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            className="max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain p-1.5"
          >
            {groupsOf(suggestions, suggestionsLabel).map((group) => (
              <ul key={group.label} role="group" aria-label={group.label}>
                <li
                  aria-hidden="true"
                  className="flex h-10 items-center px-3 text-caption font-semibold text-ink-muted"
                >
                  {group.label}
                </li>
                {group.suggestions.map((suggestion, offset) => (
                  <Suggestion
                    key={suggestion.value}
                    {...suggestion}
                    typed={value.trim()}
                    id={`${listId}-${group.from + offset}`}
                    isActive={group.from + offset === active}
                    onTake={() => take(group.from + offset)}
                  />
                ))}
              </ul>
            ))}
          </div>
          {footer}
        </div>
      ) : (
        open && notice && <div className={cn(PANEL, panelClassName)}>{notice}</div>
      )}
      {status ? (
        <span role="status" className="sr-only">
          {shown || isVain ? status(count) : ''}
        </span>
      ) : null}
    </form>
  );
}

/** Suggestions with one heading, and the index of the first one in the full list. */
interface Group {
  label: string;
  from: number;
  suggestions: SearchSuggestion[];
}

function groupsOf(suggestions: readonly SearchSuggestion[], label: string): Group[] {
  const groups: Group[] = [];
  for (const [index, suggestion] of suggestions.entries()) {
    const heading = suggestion.group ?? label;
    const last = groups.at(-1);
    if (last?.label === heading) last.suggestions.push(suggestion);
    else groups.push({ label: heading, from: index, suggestions: [suggestion] });
  }
  return groups;
}

/** A press must not move the focus from the field, or the list would close first. */
const keepFocus = { onPointerDown: stay, onMouseDown: stay } as const;
function stay(event: { preventDefault: () => void }) {
  event.preventDefault();
}

function Suggestion({
  id,
  name,
  media,
  description,
  typed,
  isActive,
  onTake,
}: SearchSuggestion & { id: string; typed: string; isActive: boolean; onTake: () => void }) {
  return (
    // A row needs no key handler, because the field always has the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      {...keepFocus}
      onClick={onTake}
      className={cn(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1.5 text-[1rem] leading-6 text-ink hover:bg-surface-3',
        isActive && 'bg-surface-3',
      )}
    >
      {media}
      <span className="min-w-0">
        <span translate="no" className="block break-words">
          <Marked name={name} typed={typed} />
        </span>
        {description ? <span className="block text-caption text-ink-muted">{description}</span> : null}
      </span>
    </li>
  );
}

function Marked({ name, typed }: { name: string; typed: string }) {
  const at = typed === '' ? -1 : name.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return name;
  const end = at + typed.length;
  return (
    <>
      {name.slice(0, at)}
      <span className="text-brand-ink">{name.slice(at, end)}</span>
      {name.slice(end)}
    </>
  );
}
