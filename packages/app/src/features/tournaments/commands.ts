import { joinTournament, leaveTournament, remindTournament } from '@tulpar/api/contract';
import { useToast } from '@tulpar/ui/toast';
import { useText } from '#app/platform/i18n/intl.tsx';
import { isSettled, sendCommand, useCommand } from '#app/platform/network/command.ts';
import { useRefusalText } from '#app/platform/network/error-texts.ts';
import { changedBy, useQueryClient } from '#app/platform/network/query.ts';
import { useLocale } from '#app/platform/session/visitor.ts';
import { TOURNAMENT_KEYS, tournamentOptions } from './queries.ts';

type Failure = 'tournaments.join.failed' | 'tournaments.leave.failed' | 'tournaments.remind.failed';

function useRefused(title: Failure): (error: unknown) => void {
  const t = useText();
  const refusal = useRefusalText();
  const { show } = useToast();
  return (error) => show({ tone: 'error', title: t(title), text: refusal(error) });
}

/** Refetched after success and failure, because a refusal can mean that the page was out of date (TOUR-11). */
const TOUCHED = [...TOURNAMENT_KEYS, changedBy('balance')];

/**
 * Joining and leaving share an intent (`command.ts`), so that one discards the other's idempotency key. Otherwise,
 * after a lost response and leaving, joining again could reuse the first key, and the server would only repeat that
 * response.
 */
const entryIntent = (slug: string) => `entry:${slug}`;

/** Treats a lost response as a success if the player has joined (`isJoined`) or left: a fee may have been taken. */
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

/** Joins a tournament; `price`: fee confirmed by the player, minor units; null without one (TOUR-11, TOUR-12). */
export function useJoin(onDone?: () => void) {
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
export function useLeave(onDone: () => void) {
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
export function useRemind() {
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
