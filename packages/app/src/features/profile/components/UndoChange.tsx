import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { useState } from 'react';
import { failureOf } from '#app/features/password-reset/index.ts';
import { FormProblem, useFormCommand } from '#app/features/session/index.ts';
import { hasCode } from '@tulpar/api/errors';
import type { FormFailure } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { undoLinkAtom, type UndoLink } from '#app/platform/session/link-token.ts';
import { store } from '#app/platform/state/store.ts';
import { href, navigateTo } from '#app/platform/routing/router.tsx';
import { undo, useRefetchUser } from '../commands.ts';
import { shield, VerifyColumn, VerifyFrame } from './VerifyFrame.tsx';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

/**
 * Reverts a changed contact or password by a link sent to the contacts before the change (SEC-03). The player must
 * press a button, because mail scanners open links and run scripts.
 */
export function UndoChange({ link }: { link: UndoLink }) {
  const t = useText();
  const refetch = useRefetchUser();
  const { token, outcome } = link;
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const { mutate, isPending } = useFormCommand(undo, {
    onStart: () => setFailure(null),
    async onSuccess() {
      store.set(undoLinkAtom, { token, outcome: 'done' });
      // If the server ended this account's session, refetching logs out here and leads to the main page.
      await refetch();
      navigateTo(href('profileSettings'), { replace: true });
    },
    onFailure(error) {
      if (hasCode(error, 'TOKEN_INVALID')) store.set(undoLinkAtom, { token, outcome: 'stale' });
      else setFailure(failureOf(error));
    },
  });
  const leave = () => store.set(undoLinkAtom, null);
  return (
    <VerifyFrame title={t('profile.undoTitle')}>
      <VerifyColumn art={shield}>
        {outcome === 'unused' ? (
          <p className="text-body text-ink-muted">{t('profile.undoText')}</p>
        ) : (
          <Notice
            tone={outcome === 'done' ? 'success' : 'error'}
            title={t(outcome === 'done' ? 'profile.undoDoneTitle' : 'profile.undoStaleTitle')}
          >
            {t(outcome === 'done' ? 'profile.undoDoneText' : 'profile.undoStaleText')}
          </Notice>
        )}
        {outcome === 'unused' ? (
          <>
            <FormProblem failure={failure} retryText="profile.undoAway" />
            <Button ref={handOverFocus} size="lg" block busy={isPending} onClick={() => mutate(token)}>
              {t('profile.undoAction')}
            </Button>
          </>
        ) : (
          <Button asChild size="lg" block>
            <Link href={href('resetPassword')} onClick={leave}>
              {t('profile.undoPassword')}
            </Link>
          </Button>
        )}
        <Button asChild variant="ghost" block>
          <Link href={href('lobby')} onClick={leave}>
            {t(outcome === 'unused' ? 'profile.undoKeep' : 'goToMainPage')}
          </Link>
        </Button>
      </VerifyColumn>
    </VerifyFrame>
  );
}
