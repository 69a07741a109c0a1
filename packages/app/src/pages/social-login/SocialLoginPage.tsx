import { LoginFrame, SocialReturn } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

export function Page() {
  const t = useText();
  return (
    <LoginFrame
      hero={{ title: t('session.loginArt'), text: t('session.loginArtText') }}
      close={{ href: href('lobby') }}
      title={t('session.loginTitle')}
    >
      <SocialReturn />
    </LoginFrame>
  );
}
