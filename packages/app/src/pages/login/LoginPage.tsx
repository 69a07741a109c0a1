import { AuthLayout } from '@tulpar/ui/auth-layout';
import { LanguageButton, LoginForm } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { OPERATOR } from '#app/platform/operator.ts';
import { useBack } from '#app/platform/routing/route-state.ts';
import { keyVisual } from '#app/art/key-visual.ts';
import { track } from '#app/platform/telemetry/track.ts';

/** Login page (ROUTE-02). */
function LoginPage() {
  const t = useText();
  const back = useBack();
  return (
    <AuthLayout
      hero={{ title: t('session.loginArt'), text: t('session.loginArtText'), image: keyVisual() }}
      close={{ ...back, label: t('nav.close'), onClick: () => track('login-form-close') }}
      language={<LanguageButton look="art" />}
      title={t('session.loginTitle')}
      footer={t('age.line', { age: OPERATOR.minAge })}
    >
      <LoginForm />
    </AuthLayout>
  );
}

export { LoginPage as Page };
