import type { Offer, GameDetail } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { Dialog, ConfirmDialog } from '@tulpar/ui/dialog';
import { useOfferName, offersKnownAtom, wageredOfferAtom } from '#app/features/bonuses/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { useState } from 'react';
import { contributionOf } from '#app/features/games/pages.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { storedJson } from '#app/platform/storage/storage.ts';

/** Warns before play that the game does not count for the active bonus, with two equal options (WAG-12). */
export function ZeroShareQuestion({ offer, onPlay }: { offer: Offer; onPlay: () => void }) {
  const t = useText();
  const go = useGo();
  const name = useOfferName();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && go(href('games'))}
      title={t('play.zero.title')}
      description={t('play.zero.text', { bonus: name(offer) })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button block variant="secondary" onClick={onPlay}>
            {t('play.zero.play')}
          </Button>
          <ButtonLink href={href('games')} block variant="secondary">
            {t('common.otherGames')}
          </ButtonLink>
        </>
      }
    />
  );
}

interface LeaveQuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Confirms leaving a game during a round, and explains what happens to the round. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const t = useText();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(next) => !next && onStay()}
      tone="danger"
      title={t('play.leave.title')}
      text={t('play.leave.text')}
      cancelLabel={t('play.leave.stay')}
      confirmLabel={t('play.leave.go')}
      onConfirm={onLeave}
    />
  );
}

const MOST = 200;

/** Games that the player opened although they do not count for a bonus: `{bonus id} {game slug}`. */
const stored = storedJson<readonly string[]>('uncountedGames', (value) =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : null,
);

/**
 * Delays a real-money game that does not count for the active bonus until the player has confirmed once for this game
 * and bonus (WAG-12). If a bonus becomes active while the game loads, the question covers the game, which is not
 * launched a second time; a running game is never interrupted.
 */
export function useZeroShare(game: GameDetail, isReal: boolean) {
  const offer = useAtomValue(wageredOfferAtom);
  const isKnown = useAtomValue(offersKnownAtom);
  const [entered, setEntered] = useState(() => stored.read() ?? []);
  const [isLaunched, setLaunched] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  /** Bonus and game of the last question that was shown before the game could be played. */
  const [opened, setOpened] = useState<string | null>(null);
  const visit = `${offer?.id} ${game.slug}`;
  const counts = !isReal || contributionOf(game) !== 0;
  const needsAnswer = !counts && offer !== null && !entered.includes(visit);
  const isHeld = !isLaunched && !counts && (!isKnown || needsAnswer);
  // The demo replaces the running game, so returning to real money launches the game again.
  const launches = isReal && (isLaunched || !isHeld);
  if (isLaunched !== launches) setLaunched(launches);
  if (hasBegun && !isReal) setBegun(false);
  if (needsAnswer && !hasBegun && opened !== visit) setOpened(visit);
  return {
    isHeld,
    /** Call it when the game has loaded and can be played. */
    begin: () => setBegun(true),
    /** Bonus to mention in the confirmation; null without one. */
    offer: needsAnswer && (!hasBegun || opened === visit) ? offer : null,
    enter() {
      stored.write([...(stored.read() ?? []), visit].slice(-MOST));
      setEntered([...entered, visit]);
    },
  };
}
