import { LoginFrame, LoginForm } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useBack } from '#app/platform/routing/router.tsx';
import { track } from '#app/platform/telemetry/track.ts';

/** Login page (ROUTE-02). */
export function Page() {
  const t = useText();
  const back = useBack();
  return (
    <LoginFrame
      hero={{ title: t('session.loginArt'), text: t('session.loginArtText') }}
      close={{ ...back, onClick: () => track('login-form-close') }}
      title={t('session.loginTitle')}
    >
      <LoginForm />
    </LoginFrame>
  );
}
