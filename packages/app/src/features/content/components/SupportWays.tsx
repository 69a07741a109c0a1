import { ChatIcon, EmailIcon, PhoneIcon } from '@tulpar/ui/icon';
import { ProfileRow } from '@tulpar/ui/profile-row';
import { hasChatAtom, openChat } from '#app/features/chat/index.ts';
import { OPERATOR, supportHref } from '#app/platform/operator.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

/** Contact options of the support, as in the footer (FOOT-03): chat if available, phone and email. */
export function SupportWays() {
  const t = useText();
  const { phone, email } = OPERATOR.support;
  return (
    <ul
      aria-label={t('content.support')}
      className="mx-4 divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card tablet:mx-6"
    >
      {useAtomValue(hasChatAtom) && (
        <li>
          <ProfileRow icon={<ChatIcon />} label={t('content.footer.chat')} onClick={() => openChat()} />
        </li>
      )}
      <li>
        <ProfileRow icon={<PhoneIcon />} label={t('content.phone')} note={phone} href={supportHref.phone} />
      </li>
      <li>
        <ProfileRow icon={<EmailIcon />} label={t('content.email')} note={email} href={supportHref.email} />
      </li>
    </ul>
  );
}
