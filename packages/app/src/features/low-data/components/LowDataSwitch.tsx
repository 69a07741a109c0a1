import { Switch } from '@tulpar/ui/switch';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { chooseLowData, hasChosenAtom, lowDataAtom, savedBytesAtom } from '#app/platform/device/low-data.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

const MEGABYTE = 1_000_000;

/** Switch of the data-saving mode with the approximate savings (REACH-12, REACH-14). */
export function LowDataSwitch() {
  const t = useText();
  const { number } = useFormats();
  const isOn = useAtomValue(lowDataAtom);
  const hasChosen = useAtomValue(hasChosenAtom);
  const saved = useAtomValue(savedBytesAtom) / MEGABYTE;
  return (
    <div className="px-4 py-2 text-left">
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
