import { BottomSheet } from '@tulpar/ui/dialog';
import { DotLine } from '@tulpar/ui/dot-line';
import { OptionList } from '@tulpar/ui/option-list';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useAtom } from '#app/platform/state/store.ts';
import { activeBonusAtom } from '../atoms.ts';
import type { DepositBonus } from './deposit-bonus.ts';
import { useBonusTexts } from '../texts.ts';

/** Value of the "no bonus" option; cannot collide with an id. */
const NONE = '';

export interface BonusSheetProps {
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
