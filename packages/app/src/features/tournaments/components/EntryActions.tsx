import {
  joinTournament,
  leaveTournament,
  remindTournament,
  type TournamentDetail,
} from '@tulpar/api/contract';
import { useToast } from '@tulpar/ui/toast';
import { useText } from '#app/platform/i18n/intl.tsx';
import { isSettled, sendCommand, useCommand } from '#app/platform/network/command.ts';
import { useRefusalText } from '#app/platform/network/error-texts.ts';
import { changedBy, useQueryClient } from '#app/platform/network/query.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { TOURNAMENT_KEYS, tournamentOptions } from '../queries.ts';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { ConfirmDialog } from '@tulpar/ui/dialog';
import { NotificationsIcon } from '@tulpar/ui/icon';
import { useState } from 'react';
import { useIsRestricted } from '#app/features/session/index.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { entryOf } from '../board.ts';
import { useTournamentTexts } from '../texts.ts';

type Failure = 'tournaments.join.failed' | 'tournaments.leave.failed' | 'tournaments.remind.failed';

function useRefused(title: Failure): (error: unknown) => void {
  const t = useText();
  const refusal = useRefusalText();
  const { show } = useToast();
  return (error) => show({ tone: 'error', title: t(title), text: refusal(error) });
}

/** Refetched after success and refusal: after a refusal the page was out of date (TOUR-11). */
const TOUCHED = [...TOURNAMENT_KEYS, changedBy('balance')];

/**
 * Joining and leaving are one intent, so that each ends the other. After a lost response, joining again would reuse
 * the key of the first time, and the server would repeat that response without entering the player.
 */
const entryIntent = (slug: string) => `entry:${slug}`;

/** Without a response the tournament shows whether the player is in it; a fee may have been taken. */
function useOrIsDone() {
  const queries = useQueryClient();
  const locale = useLocale();
  return async (sent: Promise<unknown>, slug: string, isJoined: boolean) => {
    try {
      await sent;
    } catch (error) {
      if (isSettled(error)) throw error;
      const found = await queries.fetchQuery(tournamentOptions(slug, locale)).catch(() => null);
      if (found?.is_joined !== isJoined) throw error;
    }
  };
}

/** Joins a tournament; `price` is the fee confirmed by the player, minor units (TOUR-11, TOUR-12). */
function useJoin(onDone?: () => void) {
  const t = useText();
  const { show } = useToast();
  const refused = useRefused('tournaments.join.failed');
  const orIsDone = useOrIsDone();
  return useCommand(
    ({ slug, price }: { readonly slug: string; readonly price: number | null }) =>
      orIsDone(
        sendCommand(
          joinTournament,
          { params: { slug }, body: price === null ? {} : { accept_price: price } },
          { intent: entryIntent(slug), movesMoney: true },
        ),
        slug,
        true,
      ),
    {
      invalidates: TOUCHED,
      onSuccess: () => show({ tone: 'success', title: t('tournaments.join.done') }),
      onError: refused,
      onSettled: () => onDone?.(),
    },
  );
}

/** Leaves a tournament before its start (TOUR-13). */
function useLeave(onDone: () => void) {
  const t = useText();
  const { show } = useToast();
  const refused = useRefused('tournaments.leave.failed');
  const orIsDone = useOrIsDone();
  return useCommand(
    (slug: string) =>
      orIsDone(
        sendCommand(leaveTournament, { params: { slug } }, { intent: entryIntent(slug), movesMoney: true }),
        slug,
        false,
      ),
    {
      invalidates: TOUCHED,
      onSuccess: () => show({ tone: 'success', title: t('tournaments.leave.done') }),
      onError: refused,
      onSettled: onDone,
    },
  );
}

/** Turns the reminder of the start on or off (TOUR-15). */
function useRemind() {
  const t = useText();
  const { show } = useToast();
  const refused = useRefused('tournaments.remind.failed');
  return useCommand(
    ({ slug, isOn }: { readonly slug: string; readonly isOn: boolean }) =>
      sendCommand(
        remindTournament,
        { params: { slug }, body: { is_on: isOn } },
        { intent: `remind:${slug}` },
      ),
    {
      invalidates: TOURNAMENT_KEYS,
      onSuccess: ({ is_reminded }) =>
        is_reminded && show({ tone: 'success', title: t('tournaments.remind.done') }),
      onError: refused,
    },
  );
}

/** Actions at the top of a tournament (TOUR-11 to TOUR-13, TOUR-15). */
export function EntryActions({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { slug, status, can_leave: canLeave } = tournament;
  const entry = entryOf(tournament, { signedIn: useSignedIn(), isRestricted: useIsRestricted() });
  useLostFocus(entry.kind);
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
      return <Button disabledReason={t('tournaments.unmet', { condition: entry.condition })}>{join}</Button>;
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
