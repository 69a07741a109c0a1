import { Suspense } from 'react';
import { AttemptsOver, ResetPassword, useReset } from '#app/features/password-reset/index.ts';
import { LoginFrame } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useBack } from '#app/platform/routing/router.tsx';

const titles = {
  request: 'session.forgot',
  sent: 'reset.sentTitle',
  code: 'reset.codeTitle',
  link: 'reset.newPassword',
  stale: 'reset.staleTitle',
} as const;

/** Password reset (ROUTE-04). */
export function Page() {
  const t = useText();
  const back = useBack(href('login'));
  const reset = useReset();
  return (
    <>
      <Suspense>{reset.over && <AttemptsOver {...reset.over} onBack={reset.resume} />}</Suspense>
      <div hidden={reset.over !== null}>
        <LoginFrame
          hero={{ title: t('reset.art'), text: t('reset.artText') }}
          compact={{}}
          close={back}
          title={t(titles[reset.progress.step])}
        >
          <ResetPassword reset={reset} />
        </LoginFrame>
      </div>
    </>
  );
}
