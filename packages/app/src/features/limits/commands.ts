import { setLimit, setPlaySession, type LimitBody, type PlaySession } from '@tulpar/api/contract';
import { useToast } from '@tulpar/ui/toast';
import { useText } from '#app/platform/i18n/intl.tsx';
import { sendCommand, useCommand, type Command } from '#app/platform/network/command.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { limitsOptions } from './queries.ts';
import { useSavedChoice, type SavedChoice } from '#app/platform/state/saved-choice.ts';

interface ChangeWork {
  readonly onDone: () => void;
  /** Shows an error at its field and returns true; false leaves it to a toast. */
  readonly showAtField?: (error: Error) => boolean;
}

/** Sets, changes or removes a limit, or confirms or cancels a pending change (SAFE-03). */
export function useSetLimit({ onDone, showAtField }: ChangeWork): Command<LimitBody> {
  const t = useText();
  const { show } = useToast();
  const queries = useQueryClient();
  return useCommand(
    (body: LimitBody) => sendCommand(setLimit, { body }, { intent: `limit:${body.type}:${body.period}` }),
    {
      async onSuccess(answer, { type, period, amount }) {
        // Cancel a poll in progress, whose data may be older than this response.
        await queries.cancelQueries({ queryKey: limitsOptions.queryKey });
        queries.setQueryData(limitsOptions.queryKey, answer);
        const now = answer.data.find((one) => one.type === type && one.period === period);
        const isWaiting = now?.pending != null && now.pending.amount === amount;
        const done = now === undefined ? 'removed' : isWaiting ? 'waiting' : 'set';
        show({ tone: 'success', title: t(`limits.done.${done}`) });
        onDone();
      },
      onError(error) {
        if (!showAtField?.(error)) show({ tone: 'error', title: t('limits.failed') });
      },
    },
  );
}

/** Answers the reality check for all tabs and devices; its interval restarts now (SAFE-15). */
export function useAnswerRealityCheck(): Command<void> {
  const t = useText();
  const { show } = useToast();
  const queries = useQueryClient();
  return useCommand(
    () =>
      sendCommand(
        setPlaySession,
        { body: { reality_check_answered: true } },
        { intent: 'realityCheck:answer' },
      ),
    {
      async onSuccess(answer) {
        // Cancel a poll in progress, whose data may be older than this response.
        await queries.cancelQueries({ queryKey: playSessionOptions.queryKey });
        queries.setQueryData(playSessionOptions.queryKey, answer);
      },
      onError: () => show({ tone: 'error', title: t('limits.failed') }),
    },
  );
}

/** Sets the interval of the reality check for all tabs and devices (SAFE-14). */
export function useRealityCheckInterval(): SavedChoice<PlaySession['reality_check_minutes']> {
  const t = useText();
  const { show } = useToast();
  const queries = useQueryClient();
  return useSavedChoice(
    async (minutes) => {
      const body = { reality_check_minutes: minutes };
      await sendCommand(setPlaySession, { body }, { intent: 'realityCheck' });
      show({ tone: 'success', title: t('limits.reality.done') });
      await queries.invalidateQueries(limitsOptions);
    },
    () => show({ tone: 'error', title: t('limits.failed') }),
  );
}
