import { AuthLayout } from '@tulpar/ui/auth-layout';
import { ConfirmEmail, confirmTitles, useConfirmation } from '#app/features/confirm-email/index.ts';
import { LanguageButton } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { OPERATOR } from '#app/platform/operator.ts';
import { keyVisual } from '#app/art/key-visual.ts';
import { href } from '#app/platform/routing/router.tsx';

/** Page of the link that confirms an email address (ROUTE-06). */
function ConfirmEmailPage() {
  const t = useText();
  const art = t('confirm.art');
  const confirmation = useConfirmation();
  return (
    <AuthLayout
      hero={{
        title: art,
        text: t('confirm.artText'),
        image: keyVisual(),
        compact: { title: art },
      }}
      close={{ href: href('lobby'), label: t('nav.close') }}
      language={<LanguageButton look="art" />}
      title={t(confirmTitles[confirmation.outcome])}
      footer={t('age.line', { age: OPERATOR.minAge })}
    >
      <ConfirmEmail confirmation={confirmation} />
    </AuthLayout>
  );
}

export { ConfirmEmailPage as Page };
