import { Switch } from '@tulpar/ui/switch';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { chooseConsent } from '#app/platform/telemetry/choose-consent.ts';
import { consentChoiceAtom, hasConsentChoiceAtom } from '#app/platform/telemetry/consent.ts';

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
