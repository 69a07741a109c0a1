import type { LimitList } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { limitPeriods } from '../limit-change.ts';
import type { LimitPeriod, LimitType } from '../limit-change.ts';
import { LimitForm } from './LimitForm.tsx';

export interface ChosenLimit {
  readonly type: LimitType;
  readonly period: LimitPeriod;
}

export interface LimitSheetProps {
  /** Null closes the sheet. */
  chosen: ChosenLimit | null;
  list: LimitList;
  /** Shown automatically before the first deposit: explains why and can be skipped. */
  isOffer?: boolean;
  onChoose: (chosen: ChosenLimit) => void;
  onClose: () => void;
}

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
              key={type}
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
