import { GiftIcon, InfoIcon } from '@tulpar/ui/icon';
import { Switch } from '@tulpar/ui/switch';
import { useFormats, useText } from '#app/platform/intl.tsx';
import { useAtomValue } from '#app/platform/scope.tsx';
import { activeBonus, useActiveBonus } from '../active-bonus.ts';
import { bonusFor } from '../deposit-bonus.ts';
import { depositBonusesAtom } from '../queries.ts';
import { useBonusTexts } from '../texts.ts';
import { BonusBar } from './BonusBar.tsx';

/** Props of `BonusSummary`: the deposit in minor units and its currency. */
export interface BonusSummaryProps {
  amount: number | null;
  currency: string;
}

/** What the chosen bonus makes of this deposit, with the wager as an exact sum of money; it can be switched off here, and chosen where there is none. */
export function BonusSummary({ amount, currency }: BonusSummaryProps) {
  const t = useText();
  const { percent } = useFormats();
  const texts = useBonusTexts(currency);
  const chosenId = useActiveBonus();
  const bonus = useAtomValue(depositBonusesAtom)?.find(({ id }) => id === chosenId);
  if (!bonus) return <BonusBar currency={currency} />;
  const result = bonusFor(bonus, amount);
  const isTooSmall = amount !== null && bonus.minDeposit !== null && amount < bonus.minDeposit;
  const wager = texts.wager(bonus);
  return (
    <>
      <section className="rounded-lg bg-surface-1 shadow-card">
        <div className="flex items-center gap-3 px-4 py-3.5">
          <span className="grid size-10 flex-none place-items-center rounded-inlay bg-bonus-soft text-bonus-ink">
            <GiftIcon aria-hidden="true" className="size-5" />
          </span>
          <Switch
            className="min-w-0 flex-1"
            label={texts.title(bonus)}
            description={texts.conditions(bonus)}
            checked
            onCheckedChange={(isOn) => !isOn && activeBonus.clear()}
          />
        </div>
        <dl className="flex flex-col gap-2.5 border-t border-line p-4 text-body">
          {amount !== null && <Line name={t('cashBox.sum.deposit')} value={texts.sum(amount)} />}
          {result && bonus.percent !== null && (
            <Line
              name={t('bonuses.sum.bonus', { percent: percent(bonus.percent) })}
              value={`+ ${texts.sum(result.bonus)}`}
              isBonus
            />
          )}
          {result && result.toWager !== null && (
            <Line name={t('bonuses.sum.wager')} value={texts.sum(result.toWager)} />
          )}
          {wager !== null && <Line name={t('bonuses.sum.terms')} value={wager} />}
          <Line name={t('bonuses.sum.cashOut')} value={texts.cashOut(bonus.cashOut)} />
        </dl>
        {isTooSmall && (
          <output className="block border-t border-line px-4 py-3 text-caption text-warning-ink">
            {t('bonuses.tooSmall', { amount: texts.sum(bonus.minDeposit ?? 0) })}
          </output>
        )}
      </section>
      <p className="mt-3 flex items-start gap-2 text-caption text-ink-muted">
        <InfoIcon aria-hidden="true" className="mt-px size-4 flex-none" />
        <span className="text-pretty">{t('bonuses.note')}</span>
      </p>
    </>
  );
}

function Line({ name, value, isBonus = false }: { name: string; value: string; isBonus?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-ink-muted">{name}</dt>
      <dd className={`text-right text-body-strong ${isBonus ? 'text-bonus-ink' : ''}`}>{value}</dd>
    </div>
  );
}
