import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { GiftIcon } from '@tulpar/ui/icon';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { activeBonusAtom, depositBonusesAtom } from '../atoms.ts';
import { useBonusTexts } from '../texts.ts';
import { BonusSheet } from './BonusSheet.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

export function BonusBar({ currency }: { currency: string }) {
  const t = useText();
  const bonuses = useAtomValue(depositBonusesAtom);
  const chosenId = useAtomValue(activeBonusAtom);
  const texts = useBonusTexts(currency);
  const [isOpen, setOpen] = useState(false);
  if (!bonuses || bonuses.length === 0) return null;
  const chosen = bonuses.find(({ id }) => id === chosenId) ?? null;
  return (
    <>
      <div
        className={cn(
          'flex flex-wrap items-center gap-3 rounded-lg py-3 pr-2 pl-3.5',
          // Gold marks the selected bonus.
          chosen ? 'bg-bonus-soft inset-ring inset-ring-bonus/35' : 'bg-surface-1 shadow-card',
        )}
      >
        <GiftIcon className="size-5 flex-none" />
        <div className="min-w-0 flex-[1_1_6rem]">
          <p className={cn('text-body-strong break-words', chosen && 'text-bonus-ink')}>
            {chosen ? texts.title(chosen) : t('bonuses.choice.none')}
          </p>
          <p className="text-caption text-ink-muted">
            {chosen ? texts.conditions(chosen) : t('bonuses.available', { count: bonuses.length })}
          </p>
        </div>
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto px-2.5! text-[0.875rem]!"
          onClick={() => setOpen(true)}
        >
          {chosen ? t('bonuses.change') : t('bonuses.pick')}
        </Button>
      </div>
      <BonusSheet bonuses={bonuses} currency={currency} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
