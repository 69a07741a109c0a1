import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { limitPeriods } from '../limit-change.ts';
import type { LimitSheetProps } from './LazyLimitSheet.tsx';
import { LimitForm } from './LimitForm.tsx';

/** Sets or changes a limit and explains the effect while typing (SAFE-04). */
export function LimitSheet({ chosen, list, isOffer = false, onChoose, onClose }: LimitSheetProps) {
  const t = useText();
  // The text must stay visible during the closing animation.
  const [shown, setShown] = useState(chosen);
  if (chosen && chosen !== shown) setShown(chosen);
  if (!shown) return null;
  const { type } = shown;
  return (
    <BottomSheet
      open={chosen !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`limits.sheet.${type}`)}
      description={isOffer ? t('limits.offer.text') : undefined}
      closeLabel={t('nav.close')}
      footer={
        isOffer && (
          <Button block variant="ghost" onClick={onClose}>
            {t('limits.offer.skip')}
          </Button>
        )
      }
    >
      <div className="px-4 pb-2">
        <Tabs
          label={t('limits.sheet.periods')}
          value={shown.period}
          onValueChange={(period) => onChoose({ type, period })}
          items={limitPeriods.map((period) => ({ value: period, label: t(`limits.period.${period}`) }))}
        >
          <TabPanel value={shown.period} className="pt-3">
            <LimitForm
              key={`${type}:${shown.period}`}
              type={type}
              period={shown.period}
              held={list.data.find((one) => one.type === type && one.period === shown.period)?.amount ?? null}
              average={list.averages?.find((one) => one.type === type)}
              onDone={onClose}
            />
          </TabPanel>
        </Tabs>
      </div>
    </BottomSheet>
  );
}
