import { LowDataSwitch } from '#app/features/low-data/index.ts';
import {
  AnalyticsSwitch,
  NewsletterSwitches,
  PasswordSection,
  PlayerRecord,
  ProfileBar,
  SessionsSection,
  UndoChange,
} from '#app/features/profile/index.ts';
import { PushSection } from '#app/features/push/pages.ts';
import { logOut, LanguageButton } from '#app/features/session/pages.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { undoLinkAtom } from '#app/platform/session/link-token.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * Settings of the player (ROUTE-19). A link that reverts a change opens its confirmation here instead, also for
 * guests (SEC-03).
 */
export function Page() {
  const undoLink = useAtomValue(undoLinkAtom);
  return undoLink === null ? <Settings /> : <UndoChange link={undoLink} />;
}

function Settings() {
  const t = useText();
  const isRestricted = useIsRestricted();
  return (
    <>
      <ProfileBar />
      <PlayerRecord fields={4}>
        {(user) => (
          <div className="grid grid-cols-1 gap-8 px-4 py-5 tablet:px-6 desktop:grid-cols-2 desktop:items-start">
            <div className="grid grid-cols-1 gap-8">
              <div className="divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card">
                <div className="flex min-h-14 items-center gap-3 px-4 py-2">
                  <span className="min-w-0 flex-1 text-body-strong">{t('language.title')}</span>
                  <LanguageButton />
                </div>
                <LowDataSwitch />
              </div>
              <NewsletterSwitches user={user} />
              <PushSection isRestricted={isRestricted} />
              <AnalyticsSwitch />
            </div>
            <div className="grid grid-cols-1 gap-8">
              <PasswordSection user={user} />
              <SessionsSection onLogOutEverywhere={() => logOut({ everywhere: true })} />
            </div>
          </div>
        )}
      </PlayerRecord>
    </>
  );
}
