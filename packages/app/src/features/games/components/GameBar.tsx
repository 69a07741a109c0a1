import { DotLine } from '@tulpar/ui/dot-line';
import type { GameDetail } from '@tulpar/api/contract';
import { IconButton } from '@tulpar/ui/button';
import { FavouriteIcon, FullScreenIcon, InfoIcon, ExitFullScreenIcon } from '@tulpar/ui/icon';
import type { ReactNode, Ref } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import type { PlayMode } from '../facts.ts';
import { useFavourite } from '../atoms.ts';
import { takeFocus } from '#app/platform/state/lost-focus.ts';

export interface GameBarProps {
  game: GameDetail;
  mode: PlayMode;
  /** Called with the selected mode; null when the mode cannot be changed. */
  onMode: ((mode: PlayMode) => void) | null;
  /** Opens full screen; null if no game is launched. */
  onFullScreen: (() => void) | null;
  /** Receives the focus when full screen ends. */
  fullScreenRef?: Ref<HTMLButtonElement>;
  /** Note about the next round of a real-money game. */
  note?: ReactNode;
}

const MODES: readonly PlayMode[] = ['real', 'demo'];

function showFacts() {
  const heading = document.getElementById('game-facts');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** Bar below the game: note, name, provider, RTP, favourite, facts, full screen and the mode switch (GAME-16). */
export function GameBar({ game, mode, onMode, onFullScreen, fullScreenRef, note }: GameBarProps) {
  const t = useText();
  const { percent } = useFormats();
  const [isFavourite, toggle] = useFavourite(game.slug);
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
          <p className="text-caption wrap-anywhere text-ink-muted">
            <DotLine
              parts={[
                <span key="provider" translate="no">
                  {game.provider.name}
                </span>,
                rtp,
              ]}
            />
          </p>
        </div>
        {/* The width is fixed, so that the first button does not move while the HTML of the others arrives. */}
        <div className={`flex flex-none gap-1 ${onFullScreen ? 'w-35' : 'w-23'}`}>
          <IconButton
            label={t('catalogue.favourites.add', { name: game.name })}
            aria-pressed={isFavourite}
            icon={<FavouriteIcon />}
            className={isFavourite ? '[&_svg]:fill-current' : undefined}
            onClick={toggle}
          />
          <IconButton label={t('games.page.facts')} icon={<InfoIcon />} onClick={showFacts} />
          {onFullScreen && (
            <IconButton
              ref={fullScreenRef}
              label={t('games.page.fullscreen')}
              icon={<FullScreenIcon />}
              onClick={onFullScreen}
            />
          )}
        </div>
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

export interface FullBarProps {
  /** Session status, always visible while playing for money. */
  session?: ReactNode;
  actions?: ReactNode;
  onExit: () => void;
}

export function FullBar({ session, actions, onExit }: FullBarProps) {
  const t = useText();
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 bg-surface-1 pr-[max(8px,env(safe-area-inset-right))] pb-[env(safe-area-inset-bottom)] pl-[max(8px,env(safe-area-inset-left))]">
      <div className="flex-auto">{session}</div>
      <div className="ml-auto flex items-center gap-2">
        {actions}
        <IconButton
          ref={takeFocus}
          label={t('play.full.exit')}
          icon={<ExitFullScreenIcon />}
          onClick={onExit}
        />
      </div>
    </div>
  );
}
