import { AuthLayout } from '@tulpar/ui/auth-layout';
import { ResetDone, useResetDone } from '#app/features/password-reset/index.ts';
import { LanguageButton } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { OPERATOR } from '#app/platform/operator.ts';
import { keyVisual } from '#app/art/key-visual.ts';
import { useBack } from '#app/platform/routing/route-state.ts';

/** Success page of a reset (ROUTE-05). */
function ResetPasswordSuccessPage() {
  const t = useText();
  const art = t('reset.art');
  const back = useBack();
  const isDone = useResetDone();
  return (
    <AuthLayout
      hero={{
        title: art,
        text: t('reset.artText'),
        image: keyVisual(),
        compact: { title: art },
      }}
      close={{ ...back, label: t('nav.close') }}
      language={<LanguageButton look="art" />}
      title={t(isDone ? 'reset.doneTitle' : 'reset.doneUnknownTitle')}
      footer={t('age.line', { age: OPERATOR.minAge })}
    >
      <ResetDone />
    </AuthLayout>
  );
}

export { ResetPasswordSuccessPage as Page };
