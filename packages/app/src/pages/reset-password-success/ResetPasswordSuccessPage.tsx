import { ResetDone, useResetDone } from '#app/features/password-reset/index.ts';
import { LoginFrame } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useBack } from '#app/platform/routing/router.tsx';

/** Success page of a reset (ROUTE-05). */
export function Page() {
  const t = useText();
  const back = useBack();
  const isDone = useResetDone();
  return (
    <LoginFrame
      hero={{ title: t('reset.art'), text: t('reset.artText') }}
      compact={{}}
      close={back}
      title={t(isDone ? 'page.resetPasswordSuccess' : 'reset.doneUnknownTitle')}
    >
      <ResetDone />
    </LoginFrame>
  );
}
