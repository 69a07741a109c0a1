import { Button } from '@tulpar/ui/button';
import { useEffect, useRef } from 'react';
import { chooseConsent } from '../platform/telemetry/track.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { useAtomValue } from '../platform/state/store.ts';
import { isConsentReopenedAtom } from '../platform/telemetry/consent.ts';

/**
 * Requests analytics consent if the server requires it (REACH-20). It covers nothing important, does not take
 * the focus, and both answers have equal weight. When the visitor opens it again, it does take the focus, and
 * restores it.
 */
export function ConsentBar() {
  const t = useText();
  const bar = useRef<HTMLElement>(null);
  const isWanted = useAtomValue(isConsentReopenedAtom);
  useEffect(() => {
    if (!isWanted) return;
    const opener = document.activeElement;
    bar.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isWanted]);
  return (
    <section
      ref={bar}
      tabIndex={-1}
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
