import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';

/**
 * Value of the field for a typed text: no spaces, in lower case independently of the locale, because Azerbaijani and
 * Turkish would turn I into a dotless i, and İ would become two characters.
 */
export function emailFieldValue(typed: string): string {
  return typed.replace(/\s+/gu, '').replaceAll('İ', 'i').toLowerCase();
}

/**
 * Up to five addresses that complete the domain after "@". None without text before "@", with a second "@", or if
 * the domain is already complete (FORM-04).
 */
export function suggestEmails(typed: string, domains: readonly string[]): string[] {
  const at = typed.indexOf('@');
  if (at < 1 || typed.includes('@', at + 1)) return [];
  const started = typed.slice(at + 1);
  if (domains.includes(started)) return [];
  return domains
    .filter((domain) => domain.startsWith(started))
    .slice(0, 5)
    .map((domain) => `${typed.slice(0, at)}@${domain}`);
}

export interface EmailInputProps extends Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  value: string;
  /** Called with the typed text without spaces, in lower case. */
  onValueChange: (value: string) => void;
  /** Domains to suggest after "@", most common first. */
  domains: readonly string[];
  suggestionsLabel: string;
}

/**
 * An email field that completes the domain (FORM-04). Down and Up move through the suggestions, Enter selects,
 * Escape closes them and then clears the field, Tab keeps the typed text.
 */
export function EmailInput({
  value,
  onValueChange,
  domains,
  suggestionsLabel,
  className,
  ref,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: EmailInputProps) {
  const listId = useId();
  const own = useRef<HTMLInputElement>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // The text stays as typed, while `value` has no spaces: writing it back would move the
  // caret and end the composition of a phone keyboard, which then inserts the word again.
  const [typed, setTyped] = useState(value);
  const suggestions = useMemo(() => suggestEmails(value, domains), [value, domains]);
  const shown = open && suggestions.length > 0;
  const typedDomain = value.slice(value.indexOf('@') + 1).length;

  const take = (address: string) => {
    onValueChange(address);
    setOpen(false);
    setActive(-1);
    own.current?.focus();
  };
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = suggestions[active];
    if (step && suggestions.length > 0) {
      event.preventDefault();
      const from = shown ? active : step > 0 ? -1 : 0;
      setOpen(true);
      setActive((from + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Escape' && shown) {
      // Escape closes only the list, not a dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Escape' && value) {
      event.preventDefault();
      event.stopPropagation();
      onValueChange('');
    }
  };

  return (
    <div className={cn('relative min-w-0', className)}>
      <TextInput
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        {...rest}
        ref={refs}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        value={emailFieldValue(typed) === value ? typed : value}
        onChange={({ target }) => {
          const isTyped = target === document.activeElement;
          const address = emailFieldValue(target.value);
          setTyped(isTyped ? target.value : address);
          onValueChange(address);
          setOpen(isTyped);
          setActive(-1);
        }}
        onFocus={onFocus}
        onBlur={(event) => {
          setTyped(value);
          setOpen(false);
          setActive(-1);
          onBlur?.(event);
        }}
        onKeyDown={walk}
      />
      {shown ? (
        <ul
          id={listId}
          role="listbox"
          aria-label={suggestionsLabel}
          className="absolute inset-x-0 top-[62px] z-20 max-h-60 animate-fade-in overflow-y-auto rounded-[14px] bg-surface-2 p-1.5 shadow-[var(--float),inset_0_0_0_1px_var(--line-strong)]"
        >
          {suggestions.map((address, index) => (
            // A row needs no key handler, because the field always has the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={address}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              aria-label={address}
              className={cn(
                'flex min-h-11 cursor-pointer items-center rounded-[10px] px-3 text-[1rem] leading-6 text-ink-muted hover:bg-surface-3',
                index === active && 'bg-surface-3',
              )}
              // A press must not move the focus from the field, or the list would close first.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(address)}
            >
              <span className="min-w-0 break-all">
                <span className="font-semibold text-ink">
                  {address.slice(0, address.indexOf('@') + 1 + typedDomain)}
                </span>
                {address.slice(address.indexOf('@') + 1 + typedDomain)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
