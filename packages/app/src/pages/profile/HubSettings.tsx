import { ChatIcon, LanguageIcon, LightThemeIcon } from '@tulpar/ui/icon';
import { Switch } from '@tulpar/ui/switch';
import { LanguageButton } from '#app/features/session/pages.ts';
import { ChatMarker, openChat } from '#app/features/chat/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useTheme } from '#app/platform/device/theme.ts';
import { HubRow, Well } from './ProfileLinks.tsx';

/** Support chat (PROF-07), language (PROF-08) and theme. */
export function HubSettings() {
  const t = useText();
  const [theme, setTheme] = useTheme();
  return (
    <div className="mt-2 divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card">
      <HubRow
        icon={<ChatIcon aria-hidden="true" />}
        href={href('contacts')}
        // Without a chat the contacts page opens instead.
        onClick={(event) => {
          if (openChat()) event.preventDefault();
        }}
        badge={<ChatMarker />}
      >
        {t('content.footer.chat')}
      </HubRow>
      <div className="flex min-h-14 items-center gap-3 px-4">
        <Well>
          <LanguageIcon aria-hidden="true" />
        </Well>
        <span className="flex-1 text-body-strong">{t('account.language')}</span>
        <LanguageButton />
      </div>
      <div className="flex min-h-14 items-center gap-3 px-4">
        <Well>
          <LightThemeIcon aria-hidden="true" />
        </Well>
        <Switch
          className="flex-1"
          label={t('account.theme')}
          checked={theme === 'light'}
          onCheckedChange={(light) => setTheme(light ? 'light' : 'dark')}
        />
      </div>
    </div>
  );
}
