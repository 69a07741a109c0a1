import { searchMax, type GameTitle } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { GamesIcon, ProviderIcon } from '@tulpar/ui/icon';
import { Picture } from '@tulpar/ui/picture';
import { SearchField, type SearchSuggestion } from '@tulpar/ui/search-field';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { art } from '#app/art/objects.ts';
import { cleanSearch } from '#app/features/games/index.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { titles } from '../queries.ts';
import { type Studio, useStudios, useSuggestions } from '../suggestions.ts';
import { Switch } from '@tulpar/ui/switch';
import { useAtom } from '#app/platform/state/store.ts';
import { shortcutOnAtom } from '../atoms.ts';

/** Debounce before the server search, ms (SEARCH-02). */
const DEBOUNCE = 1500;
/** Size of a small cover, px, and its widths for pixel ratios from 1 to 3. */
const COVER = { width: 36, height: 48, alt: '', widths: [36, 72, 108], sizes: '36px' };
/** Maximum games when providers are shown below them. */
const GAMES_WITH_STUDIOS = 4;
/** Prefix of a provider's option value; a slug cannot contain a slash. */
const PROVIDER = 'provider/';

export interface SearchBarProps {
  value: string;
  /** Called with the sanitized text; '' clears the search. */
  onSearch: (words: string) => void;
  onGame: (game: GameTitle) => void;
  onProvider: (slug: string) => void;
  /** Set in the header, where a panel covers the page: search only on Enter, or by the button for all results. */
  panel?: {
    /** Shown while the field is empty. */
    start: ReactNode;
    onEscape: () => void;
  };
}

/**
 * Field of the search page and the header. Suggests games and providers immediately from the local index; the server
 * search is debounced, or immediate on Enter. Focused on mount, unless `value` is a search.
 */
export function SearchBar({ value, onSearch, onGame, onProvider, panel }: SearchBarProps) {
  const t = useText();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [hasInteracted, setHasInteracted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The URL changed, for example by Back, so its search replaces the text of the field.
  if (known !== value) {
    setKnown(value);
    if (cleanSearch(text) !== value) setText(value);
  }
  // Set once a suggestion is selected: a debounced search would navigate away from its page.
  const isTaken = useRef(false);
  const look = useEffectEvent((typed: string) => {
    if (isTaken.current || panel) return;
    const words = cleanSearch(typed);
    if (words !== value) onSearch(words);
  });
  useEffect(() => {
    if (cleanSearch(text) === '') return look('');
    const timer = setTimeout(() => look(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  const onOpen = useEffectEvent(() => {
    // With a search in the URL the results matter, so do not open the keyboard.
    if (value === '') field.current?.focus();
  });
  useEffect(() => onOpen(), []);

  const found = useSuggestions(text);
  const studios = useStudios(text, hasInteracted);
  const suggestions = useMemo(() => {
    const games = (studios.length > 0 ? found.slice(0, GAMES_WITH_STUDIOS) : found).map(suggestionOf);
    const group = t('page.providers');
    const described = ({ slug, name, games: count }: Studio): SearchSuggestion => ({
      value: `${PROVIDER}${slug}`,
      name,
      group,
      description: t('search.provider', { count }),
      media: studioMark,
    });
    return [...games, ...studios.map(described)];
  }, [found, studios, t]);
  // Suggestions would cover the results of the same words.
  const isSearched = value !== '' && cleanSearch(text) === value;
  return (
    <SearchField
      ref={field}
      label={t('search.label')}
      value={text}
      maxLength={searchMax}
      onValueChange={(typed) => {
        isTaken.current = false;
        setText(typed);
      }}
      onSearch={(words) => onSearch(cleanSearch(words))}
      clearLabel={t('common.clear')}
      suggestions={isSearched ? undefined : suggestions}
      suggestionsLabel={t('page.games')}
      onSuggestion={(slug) => {
        isTaken.current = true;
        if (slug.startsWith(PROVIDER)) return onProvider(slug.slice(PROVIDER.length));
        const game = found.find((one) => one.slug === slug);
        if (game) onGame(game);
      }}
      status={(count) => t('search.count', { count })}
      onFocus={() => {
        setHasInteracted(true);
        void titles.load();
      }}
      {...(panel && {
        start: panel.start,
        nothing: (
          <EmptyState
            art={art.search}
            title={t('search.nothing.title')}
            text={
              <span className="wrap-anywhere">{t('search.nothing.text', { query: cleanSearch(text) })}</span>
            }
          />
        ),
        footer: <Keys onAll={() => onSearch(cleanSearch(text))} />,
        panelClassName: 'w-170 max-w-[calc(100vw-7rem)]',
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          panel.onEscape();
        },
      })}
    />
  );
}

/** Row below the suggestions: a button for all results, and the keys to use. */
function Keys({ onAll }: { onAll: () => void }) {
  const t = useText();
  return (
    <div className="flex min-h-13 items-center justify-between gap-4 border-t border-line px-2">
      <Button variant="ghost" size="sm" onClick={onAll}>
        {t('search.all')}
      </Button>
      <p aria-hidden="true" className="flex items-center gap-2 pr-2 text-caption text-ink-muted">
        <kbd className={KEY}>↑</kbd>
        <kbd className={KEY}>↓</kbd>
        {t('search.keys.choose')}
        <span className="pl-2">{t('search.keys.close')}</span>
      </p>
    </div>
  );
}

const KEY = 'rounded-[6px] bg-surface-3 px-1.5 py-0.5 font-sans text-micro text-ink';

/** An icon distinguishes providers from games. */
const studioMark = (
  <span className="grid size-9 shrink-0 place-items-center rounded-[8px] bg-surface-3 text-ink-subtle">
    <ProviderIcon className="size-5" />
  </span>
);

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
          fallback={<GamesIcon className="mx-auto mt-3.5 size-5 text-ink-subtle" />}
        />
      </span>
    ),
  };
}

/** Explains the `/` shortcut and switches it on or off. Hidden on touch screens up to 600 px wide. */
export function ShortcutSwitch() {
  const t = useText();
  const [isOn, setOn] = useAtom(shortcutOnAtom);
  return (
    <div className="w-full max-w-120 px-4 pt-8 tablet:px-6 desktop:px-8 [@media(hover:none)_and_(max-width:600px)]:hidden">
      <Switch
        label={t('search.shortcut.label')}
        description={t('search.shortcut.text')}
        checked={isOn}
        onCheckedChange={setOn}
      />
    </div>
  );
}
