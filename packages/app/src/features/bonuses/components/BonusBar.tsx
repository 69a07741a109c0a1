import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { GiftIcon } from '@tulpar/ui/icon';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { useState } from 'react';
import { useText } from '#app/platform/intl.tsx';
import { useAtomValue } from '#app/platform/scope.tsx';
import { activeBonus, useActiveBonus } from '../active-bonus.ts';
import type { DepositBonus } from '../deposit-bonus.ts';
import { depositBonusesAtom } from '../queries.ts';
import { useBonusTexts } from '../texts.ts';

/** Value of the choice "no bonus": no id looks like it. */
const NONE = '';

/**
 * The bonus that goes with the next deposit and the way to another one, none included. Its terms stand beside each
 * choice, before anything is pressed.
 */
export function BonusBar({ currency }: { currency: string }) {
  const t = useText();
  const bonuses = useAtomValue(depositBonusesAtom);
  const chosenId = useActiveBonus();
  const texts = useBonusTexts(currency);
  const [isOpen, setOpen] = useState(false);
  if (!bonuses || bonuses.length === 0) return null;
  const chosen = bonuses.find(({ id }) => id === chosenId) ?? null;
  const choose = (id: string) => {
    if (id === NONE) activeBonus.clear();
    else activeBonus.choose(id);
    setOpen(false);
  };
  return (
    <>
      <div className="flex items-center gap-3 rounded-lg bg-bonus-soft py-3 pr-2 pl-3.5 inset-ring inset-ring-bonus/35">
        <GiftIcon aria-hidden="true" className="size-5 flex-none" />
        <div className="min-w-0 flex-1">
          <p className="text-body-strong break-words text-bonus-ink">
            {chosen ? texts.title(chosen) : t('bonuses.choice.none')}
          </p>
          <p className="text-caption text-ink-muted">
            {chosen ? texts.conditions(chosen) : t('bonuses.available', { count: bonuses.length })}
          </p>
        </div>
        <Button variant="ghost" size="sm" className="px-2.5 text-[0.875rem]" onClick={() => setOpen(true)}>
          {chosen ? t('bonuses.change') : t('bonuses.pick')}
        </Button>
      </div>
      <BottomSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('bonuses.choice')}
        closeLabel={t('bonuses.sheet.close')}
      >
        <div className="px-4 pb-2">
          <RadioCards
            label={t('bonuses.choice')}
            labelHidden
            name="bonus"
            value={chosen?.id ?? NONE}
            onValueChange={choose}
            options={[
              ...bonuses.map((bonus) => ({
                value: bonus.id,
                label: texts.title(bonus),
                description: <Terms bonus={bonus} texts={texts} />,
              })),
              { value: NONE, label: t('bonuses.choice.none'), description: t('bonuses.choice.noneText') },
            ]}
          />
        </div>
      </BottomSheet>
    </>
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
          {t('bonuses.sum.terms')}: {wager}
        </span>
      )}
      <span className="block">
        {t('bonuses.sum.cashOut')}: {texts.cashOut(bonus.cashOut)}
      </span>
    </>
  );
}
