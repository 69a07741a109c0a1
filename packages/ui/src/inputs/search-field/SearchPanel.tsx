import type { ReactNode } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { CloseIcon, RecentIcon } from '../../foundations/icon/index.ts';
import { groupsOf } from './groups.ts';
import type { RecentSearches, SearchSuggestion } from './types.ts';

interface SearchPanelProps {
  id: string;
  label: string;
  /** Index of the active row, recent searches first; -1 for none. */
  active: number;
  /** Already filtered. */
  recent: RecentSearches | undefined;
  suggestions: readonly SearchSuggestion[];
  suggestionsLabel: string;
  onTake: (index: number) => void;
  onRemove: (index: number, byKeyboard: boolean) => void;
  onClear: () => void;
  onEscape: () => void;
}

/** A press must not move the focus from the field, or the panel would close first. */
const keepFocus = { onPointerDown: stay, onMouseDown: stay } as const;
function stay(event: { preventDefault: () => void }) {
  event.preventDefault();
}

const heading = 'flex h-11 items-center px-3 text-caption font-semibold text-ink-muted';

function Row({
  id,
  active,
  onTake,
  className,
  children,
}: {
  id: string;
  active: boolean;
  onTake: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    // The field handles the keys and always has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={active}
      {...keepFocus}
      onClick={onTake}
      className={cn(
        'flex cursor-pointer items-center gap-3 rounded-[10px] px-3 text-[1rem] leading-6 text-ink hover:bg-surface-3 [&>svg]:size-[18px] [&>svg]:shrink-0 [&>svg]:text-ink-subtle',
        active && 'bg-surface-3',
        className,
      )}
    >
      {children}
    </li>
  );
}

/**
 * Panel of a search field. The remove buttons are next to the list, because an option must not contain
 * controls. They align, because every recent search is one line of 44 px.
 */
export function SearchPanel({
  id,
  label,
  active,
  recent: memory,
  suggestions,
  suggestionsLabel,
  onTake,
  onRemove,
  onClear,
  onEscape,
}: SearchPanelProps) {
  const recent = memory?.items ?? [];
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      }}
      className="absolute inset-x-0 top-[62px] z-20 max-h-[min(26rem,60dvh)] animate-fade-in overflow-y-auto overscroll-contain rounded-[14px] bg-surface-2 p-1.5 shadow-[var(--float),inset_0_0_0_1px_var(--line-strong)]"
    >
      {memory && recent.length > 0 ? (
        <div className="flex items-center justify-between">
          <span aria-hidden="true" className={cn(heading, 'min-w-0')}>
            <span className="truncate">{memory.label}</span>
          </span>
          <button
            type="button"
            {...keepFocus}
            onClick={onClear}
            className="h-11 shrink-0 rounded-[10px] px-3 text-caption font-semibold text-brand-ink hover:bg-surface-3 focus-visible:-outline-offset-2"
          >
            {memory.clearLabel}
          </button>
        </div>
      ) : null}
      <div className="relative">
        <div id={id} role="listbox" aria-label={label}>
          {memory && recent.length > 0 ? (
            <ul role="group" aria-label={memory.label}>
              {recent.map((text, index) => (
                <Row
                  key={text}
                  id={`${id}-${index}`}
                  active={index === active}
                  onTake={() => onTake(index)}
                  className="h-11 pr-12"
                >
                  <RecentIcon />
                  <span className="min-w-0 truncate">{text}</span>
                </Row>
              ))}
            </ul>
          ) : null}
          {groupsOf(suggestions, suggestionsLabel).map((group) => (
            <ul key={group.label} role="group" aria-label={group.label}>
              <li aria-hidden="true" className={heading}>
                {group.label}
              </li>
              {group.suggestions.map((suggestion, offset) => {
                const index = recent.length + group.from + offset;
                return (
                  <Row
                    key={suggestion.value}
                    id={`${id}-${index}`}
                    active={index === active}
                    onTake={() => onTake(index)}
                    className="min-h-14 py-1.5"
                  >
                    {suggestion.media}
                    <span className="min-w-0">
                      <span translate="no" className="block break-words">
                        {suggestion.name}
                      </span>
                      {suggestion.description ? (
                        <span className="block text-caption text-ink-muted">{suggestion.description}</span>
                      ) : null}
                    </span>
                  </Row>
                );
              })}
            </ul>
          ))}
        </div>
        <div className="absolute top-0 right-0 flex flex-col">
          {recent.map((text, index) => (
            <button
              key={text}
              type="button"
              data-remove=""
              aria-label={memory?.removeLabel(text)}
              {...keepFocus}
              // A pointer press leaves the focus in the field; only a key press moves it.
              onClick={(event) => onRemove(index, event.currentTarget === document.activeElement)}
              className="grid size-11 place-items-center rounded-[10px] text-ink-muted hover:text-ink focus-visible:-outline-offset-2 [&_svg]:size-[18px]"
            >
              <CloseIcon />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
