import { Button } from '@tulpar/ui/button';
import { chooseConsent } from '../platform/telemetry/choose-consent.ts';
import { useText } from '../platform/i18n/intl.tsx';

/**
 * Asks whether visits may be measured, where the server wants that asked (REACH-20). It covers nothing that is needed,
 * takes no focus, and both answers weigh the same.
 */
export function ConsentBar() {
  const t = useText();
  return (
    <section
      aria-label={t('consent.title')}
      className="flex flex-col gap-3 rounded-xl border border-line bg-surface-2 p-3 shadow-[var(--float)]"
    >
      <p className="wrap-anywhere">
        <b className="block text-body-strong">{t('consent.title')}</b>
        <span className="text-caption text-ink-muted">{t('consent.text')}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button size="sm" variant="tonal" onClick={() => chooseConsent('refused')}>
          {t('consent.no')}
        </Button>
        <Button size="sm" variant="tonal" onClick={() => chooseConsent('given')}>
          {t('consent.yes')}
        </Button>
      </div>
    </section>
  );
}
