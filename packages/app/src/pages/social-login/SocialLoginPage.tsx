import { AuthLayout } from '@tulpar/ui/auth-layout';
import { LanguageButton, SocialReturn } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { OPERATOR } from '#app/platform/operator.ts';
import { keyVisual } from '#app/art/key-visual.ts';
import { href } from '#app/platform/routing/router.tsx';

/** Return URL of the social providers. */
function SocialLoginPage() {
  const t = useText();
  return (
    <AuthLayout
      hero={{ title: t('session.loginArt'), text: t('session.loginArtText'), image: keyVisual() }}
      close={{ href: href('lobby'), label: t('nav.close') }}
      language={<LanguageButton look="art" />}
      title={t('session.loginTitle')}
      footer={t('age.line', { age: OPERATOR.minAge })}
    >
      <SocialReturn />
    </AuthLayout>
  );
}

export { SocialLoginPage as Page };
