import type { User } from '@tulpar/api/contract';
import { Switch } from '@tulpar/ui/switch';
import { useToast } from '@tulpar/ui/toast';
import { isSilent } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { saveNewsletters, type Newsletters, useRefetchUser } from '../commands.ts';
import { useSavedChoice } from '#app/platform/state/saved-choice.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { chooseConsent } from '#app/platform/telemetry/track.ts';
import { consentChoiceAtom, hasConsentChoiceAtom } from '#app/platform/telemetry/consent.ts';

/** Newsletter settings; each switch is saved immediately (PROF-17). */
export function NewsletterSwitches({ user }: { user: User }) {
  const t = useText();
  const { show } = useToast();
  const refetch = useRefetchUser();
  const { wanted, choose } = useSavedChoice<Partial<Newsletters>>(
    async (next) => {
      await saveNewsletters(next);
      await refetch();
    },
    (error) => !isSilent(error) && show({ tone: 'error', title: t('profile.newsFailed') }),
  );
  const { is_newsletters_enabled, is_sms_enabled } = { ...user, ...wanted };

  return (
    <section aria-labelledby="news-title">
      <h2 id="news-title" className="font-display text-title-sm">
        {t('profile.newsTitle')}
      </h2>
      <p className="mt-1 text-caption text-ink-muted">{t('profile.newsText')}</p>
      <div className="mt-3 divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card">
        <Switch
          className="min-h-14 px-4 py-2"
          label={t('profile.newsEmail')}
          checked={is_newsletters_enabled}
          onCheckedChange={(is) => choose({ ...wanted, is_newsletters_enabled: is })}
        />
        <Switch
          className="min-h-14 px-4 py-2"
          label={t('profile.newsSms')}
          checked={is_sms_enabled}
          onCheckedChange={(is) => choose({ ...wanted, is_sms_enabled: is })}
        />
      </div>
    </section>
  );
}

/** Changes the analytics consent (REACH-20); hidden if the server does not require it. */
export function AnalyticsSwitch() {
  const t = useText();
  const choice = useAtomValue(consentChoiceAtom);
  if (!useAtomValue(hasConsentChoiceAtom)) return null;
  return (
    <section aria-labelledby="consent-title">
      <h2 id="consent-title" className="font-display text-title-sm">
        {t('consent.settings')}
      </h2>
      <p className="mt-1 text-caption text-ink-muted">{t('consent.settingsText')}</p>
      <div className="mt-3 overflow-hidden rounded-lg bg-surface-1 shadow-card">
        <Switch
          className="min-h-14 px-4 py-2"
          label={t('consent.switch')}
          checked={choice === 'given'}
          onCheckedChange={(is) => chooseConsent(is ? 'given' : 'refused')}
        />
      </div>
    </section>
  );
}
