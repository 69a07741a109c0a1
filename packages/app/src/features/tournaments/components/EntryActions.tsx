import type { TournamentDetail } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { ConfirmDialog } from '@tulpar/ui/dialog';
import { NotificationsIcon } from '@tulpar/ui/icon';
import { useState } from 'react';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { useJoin, useLeave, useRemind } from '../commands.ts';
import { entryOf } from '../board.ts';
import { useTournamentTexts } from '../texts.ts';

/** Actions at the top of a tournament (TOUR-11 to TOUR-13, TOUR-15). */
export function EntryActions({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { slug, status, can_leave: canLeave } = tournament;
  const entry = entryOf(tournament, { signedIn: useSignedIn(), isRestricted: useIsRestricted() });
  useLostFocus(`${entry.kind} ${canLeave}`);
  const games = href('tournamentGames', { slug });
  if (entry.kind === 'closed')
    return (
      <ButtonLink href={href('tournaments')} variant="pearl">
        {t('tournaments.others')}
      </ButtonLink>
    );
  const isRunning = status === 'active';
  const canPlay = isRunning && (entry.kind === 'joined' || entry.kind === 'auto');
  return (
    <>
      <MainAction tournament={tournament} entry={entry} />
      <ButtonLink href={games} variant={canPlay || entry.kind === 'joined' ? 'pearl' : 'ghost-art'}>
        {t(canPlay ? 'games.play' : 'page.tournamentGames')}
      </ButtonLink>
      {canLeave && <LeaveAction tournament={tournament} />}
      {status === 'upcoming' && entry.kind !== 'guest' && entry.kind !== 'joined' && (
        <RemindAction tournament={tournament} />
      )}
    </>
  );
}

interface MainActionProps {
  tournament: TournamentDetail;
  entry: ReturnType<typeof entryOf>;
}

function MainAction({ tournament, entry }: MainActionProps) {
  const t = useText();
  const { sum } = useTournamentTexts();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useJoin(() => setConfirming(false));
  const { slug, status } = tournament;
  const join = t('tournaments.join');
  switch (entry.kind) {
    case 'guest':
      return (
        <ButtonLink href={href('register')} variant="pearl">
          {t('tournaments.signUp')}
        </ButtonLink>
      );
    case 'restricted':
      return <Button disabledReason={t('tournaments.restricted')}>{join}</Button>;
    case 'unmet':
      return (
        <>
          <Button disabledReason={t('tournaments.unmet', { condition: entry.condition })}>{join}</Button>
          {entry.needsMoney && (
            <ButtonLink href={href('deposit')} variant="pearl">
              {t('cashBox.deposit')}
            </ButtonLink>
          )}
        </>
      );
    case 'join':
      return (
        <Button needsNetwork variant="pearl" busy={isPending} onClick={() => mutate({ slug, price: null })}>
          {join}
        </Button>
      );
    case 'buyIn': {
      const price = sum(entry.price);
      return (
        <>
          <Button needsNetwork variant="pearl" onClick={() => setConfirming(true)}>
            {t('tournaments.joinFor', { price })}
          </Button>
          <ConfirmDialog
            open={isConfirming}
            onOpenChange={(isOpen) => !isOpen && !isPending && setConfirming(false)}
            title={t('tournaments.entry.buy_in', { price })}
            text={t(status === 'active' ? 'tournaments.buyIn.textRunning' : 'tournaments.buyIn.text')}
            confirmLabel={t('tournaments.joinFor', { price })}
            cancelLabel={t('common.notNow')}
            busy={isPending}
            onConfirm={() => mutate({ slug, price: entry.price.amount })}
          />
        </>
      );
    }
    default:
      return null;
  }
}

function LeaveAction({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { sum } = useTournamentTexts();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useLeave(() => setConfirming(false));
  const { buy_in: price } = tournament;
  return (
    <>
      <Button needsNetwork variant="ghost-art" onClick={() => setConfirming(true)}>
        {t('tournaments.leave')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={(isOpen) => !isOpen && !isPending && setConfirming(false)}
        title={t('tournaments.leave.title')}
        text={price ? t('tournaments.leave.textPaid', { price: sum(price) }) : t('tournaments.leave.text')}
        confirmLabel={t('tournaments.leave')}
        cancelLabel={t('tournaments.leave.keep')}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate(tournament.slug)}
      />
    </>
  );
}

function RemindAction({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { mutate, isPending } = useRemind();
  const isOn = tournament.is_reminded ?? false;
  return (
    <Button
      variant="ghost-art"
      aria-pressed={isOn}
      busy={isPending}
      icon={<NotificationsIcon />}
      onClick={() => mutate({ slug: tournament.slug, isOn: !isOn })}
    >
      {t(isOn ? 'tournaments.reminded' : 'tournaments.remind')}
    </Button>
  );
}
