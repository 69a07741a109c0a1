import { selfExclude, takeBreak, type User } from '@tulpar/api/contract';
import { useToast } from '@tulpar/ui/toast';
import { PROFILE_KEY } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { sendCommand, useCommand, type Command } from '#app/platform/network/command.ts';
import { changedBy, useQueryClient } from '#app/platform/network/query.ts';
import type { BreakLength } from './lengths.ts';

/**
 * Starts a break or self-exclusion. The response holds the restriction in force, which may be longer than
 * requested (SAFE-09).
 */
export function useCloseForPlay(onDone: () => void): Command<BreakLength> {
  const t = useText();
  const { show } = useToast();
  const queries = useQueryClient();
  return useCommand(
    (length: BreakLength) =>
      length.kind === 'break'
        ? sendCommand(takeBreak, { body: { days: length.days } }, { intent: `break:${length.id}` })
        : sendCommand(selfExclude, { body: { months: length.months } }, { intent: `break:${length.id}` }),
    {
      // Self-exclusion cancels bonuses and their money.
      invalidates: [changedBy('profile', 'offers', 'balance')],
      onSuccess(restriction) {
        queries.setQueryData<User>(PROFILE_KEY, (user) => user && { ...user, restriction });
        onDone();
      },
      onError: () => show({ tone: 'error', title: t('breaks.failed') }),
    },
  );
}
