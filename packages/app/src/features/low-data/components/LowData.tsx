import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { Switch } from '@tulpar/ui/switch';
import { useEffect, useState } from 'react';
import {
  chooseLowData,
  connection,
  hasChosenAtom,
  lowDataAtom,
  savedBytesAtom,
} from '#app/platform/device/low-data.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

const offered = storedText('lowDataOffered');
const isDue = () => connection()?.effectiveType === '2g' && offered.read() === null;

/** Suggests data-saving mode once on a 2g connection (REACH-12). */
export function LowDataOffer() {
  const t = useText();
  const [isOpen, setOpen] = useState(isDue);
  const isSettled = [useAtomValue(lowDataAtom), useAtomValue(hasChosenAtom)].some(Boolean);
  const isShown = isOpen && !isSettled;
  useEffect(() => {
    if (isShown) offered.write('1');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Notice
      ref={handOverFocus}
      title={t('lowData.suggest')}
      className="bg-surface-2"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => chooseLowData(true)}>
            {t('lowData.on')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
            {t('common.notNow')}
          </Button>
        </div>
      }
    >
      {t('lowData.suggestText')}
    </Notice>
  );
}

const MEGABYTE = 1_000_000;

/** Switch of the data-saving mode with the approximate savings (REACH-12, REACH-14). */
export function LowDataSwitch() {
  const t = useText();
  const { number } = useFormats();
  const isOn = useAtomValue(lowDataAtom);
  const hasChosen = useAtomValue(hasChosenAtom);
  const saved = useAtomValue(savedBytesAtom) / MEGABYTE;
  return (
    <div className="rounded-lg bg-surface-1 px-4 py-2 text-left shadow-card">
      <Switch
        label={t('lowData.title')}
        description={t('lowData.text')}
        checked={isOn}
        onCheckedChange={chooseLowData}
      />
      {isOn && (
        <p className="pb-2 text-caption text-ink-muted">
          {saved > 0 ? t('lowData.saved', { size: number(saved, 1) }) : !hasChosen && t('lowData.byBrowser')}
        </p>
      )}
    </div>
  );
}
