import { ConfirmEmail, confirmTitles, useConfirmation } from '#app/features/confirm-email/index.ts';
import { LoginFrame } from '#app/features/session/pages.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Page of the link that confirms an email address (ROUTE-06). */
export function Page() {
  const t = useText();
  const confirmation = useConfirmation();
  return (
    <LoginFrame
      hero={{ title: t('confirm.art'), text: t('confirm.artText') }}
      compact={{}}
      close={{ href: href('lobby') }}
      title={t(confirmTitles[confirmation.outcome])}
    >
      <ConfirmEmail confirmation={confirmation} />
    </LoginFrame>
  );
}
