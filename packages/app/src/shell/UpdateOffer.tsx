import { Button, IconButton } from '@tulpar/ui/button';
import { CloseIcon, RefreshIcon } from '@tulpar/ui/icon';
import { useState } from 'react';
import { useText } from '../platform/i18n/intl.tsx';
import { matchRoute } from '../platform/routing/paths.ts';
import { useLocation } from '../platform/routing/router.tsx';
import { session } from '../platform/storage/storage.ts';
import { report } from '../platform/telemetry/report.ts';
import { isQuiet } from '../platform/worker/update-moment.ts';
import { takeUpdate } from '../platform/worker/worker.ts';
import { handOverFocus } from '../platform/state/lost-focus.ts';
import { useOnChange } from '../platform/state/last-value.ts';

/** Field types without text of the player. */
const WORDLESS = /^(?:checkbox|radio|hidden|button|submit|range)$/;

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ type, value }) => value !== '' && !WORDLESS.test(type));
}

const idOf = (pathname: string) => matchRoute(pathname)?.id ?? null;
const update = (reload?: () => void) =>
  void takeUpdate(reload).catch((error: unknown) => report('update', {}, error));

/** Whether a new build may be activated at this navigation. */
const mayBegin = (from: string, to: string) =>
  isQuiet({
    from: idOf(from),
    to: idOf(to),
    hasWindow: document.querySelector('[role="dialog"]') !== null,
    hasTyped: hasTyped(),
    isPaying: session.getItem('payIntent') !== null,
  });

/** Reloads for the new build. If the player has opened a game or a form meanwhile, the next navigation is checked. */
function reloadIfQuiet(): void {
  if (mayBegin(location.pathname, location.pathname)) location.reload();
}

/**
 * Offers a new build (REACH-11). It is activated by a press, or at a navigation while the player neither plays, pays
 * nor types; after the card is closed, only at such a navigation.
 */
export function UpdateOffer() {
  const t = useText();
  const { pathname } = useLocation();
  const [isClosed, setClosed] = useState(false);
  useOnChange(pathname, (former) => {
    if (mayBegin(former, pathname)) update(reloadIfQuiet);
  });
  if (isClosed) return null;
  return (
    <aside
      ref={handOverFocus}
      aria-label={t('update.title')}
      className="flex items-center gap-3 rounded-xl border border-line bg-surface-2 p-3 shadow-[var(--float)]"
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-inlay bg-accent-soft text-accent-ink"
      >
        <RefreshIcon />
      </span>
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        <b className="block text-body-strong">{t('update.title')}</b>
        <span className="text-caption text-ink-muted">{t('update.text')}</span>
      </p>
      <Button size="sm" variant="tonal" onClick={() => update()}>
        {t('update.take')}
      </Button>
      <IconButton label={t('update.close')} icon={<CloseIcon />} onClick={() => setClosed(true)} />
    </aside>
  );
}
