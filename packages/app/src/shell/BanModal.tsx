import { AccountBlocked } from '@tulpar/ui/account-blocked';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';

/** Shown to a blocked player, with links to the rules and the support (HASH-11, MODAL-04). */
export function BanModal({ close }: { close: () => void }) {
  const t = useText();
  return (
    <AccountBlocked
      open
      onOpenChange={(open) => !open && close()}
      title={t('ban.title')}
      text={t('ban.text')}
      rules={{ label: t('ban.rules'), href: href('staticPage', { slug: 'rules' }) }}
      contacts={{ label: t('ban.contacts'), href: href('contacts') }}
      closeLabel={t('nav.close')}
      okLabel={t('common.ok')}
    />
  );
}
