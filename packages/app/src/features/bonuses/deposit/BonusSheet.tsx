import { BottomSheet } from '@tulpar/ui/dialog';
import { DotLine } from '@tulpar/ui/dot-line';
import { OptionList } from '@tulpar/ui/option-list';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useAtom, useAtomValue } from '#app/platform/state/store.ts';
import { activeBonusAtom, depositBonusesAtom } from '../atoms.ts';
import type { DepositBonus } from './deposit-bonus.ts';
import { useBonusTexts } from '../texts.ts';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { GiftIcon } from '@tulpar/ui/icon';
import { useState } from 'react';

/** Value of the "no bonus" option; cannot collide with an id. */
const NONE = '';

interface BonusSheetProps {
  bonuses: readonly DepositBonus[];
  currency: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function BonusSheet({ bonuses, currency, isOpen, onOpenChange }: BonusSheetProps) {
  const t = useText();
  const [chosenId, setChosen] = useAtom(activeBonusAtom);
  const texts = useBonusTexts(currency);
  const choose = (id: string) => {
    setChosen(id === NONE ? null : id);
    onOpenChange(false);
  };
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('bonuses.choice')}
      closeLabel={t('common.close')}
    >
      <OptionList
        label={t('bonuses.choice')}
        value={bonuses.find(({ id }) => id === chosenId)?.id ?? NONE}
        onSelect={choose}
        options={[
          ...bonuses.map((bonus) => ({
            value: bonus.id,
            name: texts.title(bonus),
            description: <Terms bonus={bonus} texts={texts} />,
          })),
          { value: NONE, name: t('bonuses.choice.none'), description: t('bonuses.choice.noneText') },
        ]}
      />
    </BottomSheet>
  );
}

function Terms({ bonus, texts }: { bonus: DepositBonus; texts: ReturnType<typeof useBonusTexts> }) {
  const t = useText();
  const wager = texts.wager(bonus);
  return (
    <>
      <span className="block">{texts.conditions(bonus)}</span>
      {wager !== null && (
        <span className="block">
          {texts.wagerName(bonus)}: <DotLine parts={wager.split(' · ')} />
        </span>
      )}
      <span className="block">
        {t('bonuses.sum.cashOut')}: {texts.cashOut(bonus.cashOut)}
      </span>
    </>
  );
}

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
