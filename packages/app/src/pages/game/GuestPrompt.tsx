import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Invites a guest to log in or register; the form returns to this page. */
export function GuestPrompt({ isDemo }: { isDemo: boolean }) {
  const t = useText();
  return (
    <Notice
      className="mx-4 mt-4 tablet:mx-6 desktop:mx-8"
      title={isDemo ? t('games.guest.title') : t('games.page.playForMoney')}
      action={
        <Button asChild size="xs" variant="tonal">
          <Link href={href('register')}>{t('games.guest.register')}</Link>
        </Button>
      }
    >
      {isDemo ? t('games.guest.text') : t('games.page.noDemo')}
    </Notice>
  );
}
