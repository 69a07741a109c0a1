import { AuthLayout } from '@tulpar/ui/auth-layout';
import { Suspense } from 'react';
import { AttemptsOver, ResetPassword, useReset } from '#app/features/password-reset/index.ts';
import { LanguageButton } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { OPERATOR } from '#app/platform/operator.ts';
import { keyVisual } from '#app/art/key-visual.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useBack } from '#app/platform/routing/route-state.ts';

const titles = {
  request: 'reset.requestTitle',
  sent: 'reset.sentTitle',
  code: 'reset.codeTitle',
  link: 'reset.linkTitle',
  stale: 'reset.staleTitle',
} as const;

/** Password reset (ROUTE-04). */
function ResetPasswordPage() {
  const t = useText();
  const art = t('reset.art');
  const back = useBack(href('login'));
  const reset = useReset();
  return (
    <>
      <Suspense>{reset.over && <AttemptsOver {...reset.over} onBack={reset.resume} />}</Suspense>
      <div hidden={reset.over !== null}>
        <AuthLayout
          hero={{
            title: art,
            text: t('reset.artText'),
            image: keyVisual(),
            compact: { title: art },
          }}
          close={{ ...back, label: t('nav.close') }}
          language={<LanguageButton look="art" />}
          title={t(titles[reset.progress.step])}
          footer={t('age.line', { age: OPERATOR.minAge })}
        >
          <ResetPassword reset={reset} />
        </AuthLayout>
      </div>
    </>
  );
}

export { ResetPasswordPage as Page };
