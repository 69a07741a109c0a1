import type { GameDetail } from '@tulpar/api/contract';
import { IconButton } from '@tulpar/ui/button';
import { FavouriteIcon, FullScreenIcon, InfoIcon, ExitFullScreenIcon } from '@tulpar/ui/icon';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import type { PlayMode } from '../facts.ts';
import { useFavourite } from '../favourites.ts';

/** Props of `GameBar`. */
export interface GameBarProps {
  game: GameDetail;
  mode: PlayMode;
  /** Null where there is nothing to choose. */
  onMode: ((mode: PlayMode) => void) | null;
  /** Null where there is no game to show. */
  onFullScreen: (() => void) | null;
  /** The button of the full screen, which takes the focus back. */
  fullScreenRef?: Ref<HTMLButtonElement>;
  /** What is said of the next round; nothing in a demo. */
  note?: ReactNode;
}

const MODES: readonly PlayMode[] = ['real', 'demo'];

/** The facts stand far below the game: the button leads there, for the eye and for the keyboard. */
function showFacts() {
  const heading = document.getElementById('game-facts');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** Under the game: a word on the next round, name, studio, RTP, full screen, and the switch between money and demo (GAME-16). */
export function GameBar({ game, mode, onMode, onFullScreen, fullScreenRef, note }: GameBarProps) {
  const t = useText();
  const { percent } = useFormats();
  const [isKept, toggle] = useFavourite(game.slug);
  const rtp =
    game.rtp === null ? t('games.page.rtpUnknown') : t('games.page.rtp', { value: percent(game.rtp) });
  return (
    <div className="px-4 pt-2 tablet:flex tablet:items-center tablet:gap-4 tablet:px-5 tablet:py-2.5">
      {note}
      <div className="flex min-w-0 flex-1 items-center gap-1 tablet:order-first">
        <div className="min-w-0 flex-1">
          <h1 translate="no" className="truncate text-title-sm">
            {game.name}
          </h1>
          <p className="truncate text-caption text-ink-muted">
            {t('games.page.by', { provider: game.provider.name, rtp })}
          </p>
        </div>
        <IconButton
          label={t('catalogue.favourites.add', { name: game.name })}
          aria-pressed={isKept}
          icon={<FavouriteIcon aria-hidden="true" />}
          className={isKept ? '[&_svg]:fill-current' : undefined}
          onClick={toggle}
        />
        <IconButton label={t('play.info')} icon={<InfoIcon aria-hidden="true" />} onClick={showFacts} />
        {onFullScreen && (
          <IconButton
            ref={fullScreenRef}
            label={t('games.page.fullscreen')}
            icon={<FullScreenIcon aria-hidden="true" />}
            onClick={onFullScreen}
          />
        )}
      </div>
      {onMode && (
        <fieldset className="mt-2.5 flex rounded-[14px] bg-surface-2 p-1 inset-ring inset-ring-line tablet:mt-0 tablet:w-70">
          <legend className="sr-only">{t('games.page.mode')}</legend>
          {MODES.map((one) => (
            <label
              key={one}
              className="relative grid min-h-11 flex-1 cursor-pointer place-items-center rounded-[10px] px-2.5 text-[0.9375rem] font-semibold text-ink-muted has-checked:bg-surface-inverse has-checked:text-ink-inverse has-focus-visible:outline-2 has-focus-visible:outline-focus-ring"
            >
              <input
                type="radio"
                name="mode"
                value={one}
                checked={one === mode}
                onChange={() => onMode(one)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {t(`games.page.mode.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** Props of `FullBar`. */
export interface FullBarProps {
  /** How the session goes: never out of sight while money is played. */
  session?: ReactNode;
  /** What else the player may need, such as a deposit. */
  actions?: ReactNode;
  onExit: () => void;
}

/** The bar of a game over the whole screen: the session, a deposit, and the way out, which has the focus. */
export function FullBar({ session, actions, onExit }: FullBarProps) {
  const t = useText();
  const exit = useRef<HTMLButtonElement>(null);
  useEffect(() => exit.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 bg-surface-1 pr-[max(8px,env(safe-area-inset-right))] pb-[env(safe-area-inset-bottom)] pl-[max(8px,env(safe-area-inset-left))]">
      <div className="flex-auto">{session}</div>
      <div className="ml-auto flex items-center gap-2">
        {actions}
        <IconButton
          ref={exit}
          label={t('play.full.exit')}
          icon={<ExitFullScreenIcon aria-hidden="true" />}
          onClick={onExit}
        />
      </div>
    </div>
  );
}
