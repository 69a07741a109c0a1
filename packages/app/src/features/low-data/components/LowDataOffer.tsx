import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useEffect, useState } from 'react';
import { chooseLowData, hasChosenAtom, isVerySlow, lowDataAtom } from '#app/platform/device/low-data.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

const offered = storedText('lowDataOffered');
const isDue = () => isVerySlow() && offered.read() === null;

/** Suggests data-saving mode once on a 2g or slower connection (REACH-12). */
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
