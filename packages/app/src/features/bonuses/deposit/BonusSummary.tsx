import { Button } from '@tulpar/ui/button';
import { DotLine } from '@tulpar/ui/dot-line';
import { GiftIcon, InfoIcon } from '@tulpar/ui/icon';
import { Notice } from '@tulpar/ui/notice';
import { Switch } from '@tulpar/ui/switch';
import { memo, useState } from 'react';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { activeBonusAtom, depositBonusesAtom, isBonusLostAtom } from '../atoms.ts';
import { bonusFor } from './deposit-bonus.ts';
import { useBonusTexts } from '../texts.ts';
import { OfferTermsSheet, type ShownTerms } from '../offers/OfferTermsSheet.tsx';
import { BonusSheet } from './BonusSheet.tsx';
import { useAtom, useAtomValue } from '#app/platform/state/store.ts';

export interface BonusSummaryProps {
  amount: number | null;
  currency: Currency;
}

/**
 * Bonus of this deposit as a switch with its terms and, when on, the bonus and the wager as exact amounts.
 * When off, shows the bonus last selected here, else the first available one.
 */
export const BonusSummary = memo(function BonusSummary({ amount, currency }: BonusSummaryProps) {
  const t = useText();
  const { percent } = useFormats();
  const texts = useBonusTexts(currency);
  const [chosenId, choose] = useAtom(activeBonusAtom);
  const [lastId, setLastId] = useState(chosenId);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<ShownTerms | null>(null);
  const bonuses = useAtomValue(depositBonusesAtom) ?? [];
  if (chosenId !== null && chosenId !== lastId) setLastId(chosenId);
  const chosen = bonuses.find(({ id }) => id === chosenId);
  const bonus = chosen ?? bonuses.find(({ id }) => id === lastId) ?? bonuses[0];
  const isLost = useAtomValue(isBonusLostAtom);
  const lost = isLost && <Notice tone="warning">{t('bonuses.lost')}</Notice>;
  if (!bonus) return lost;
  const isOn = chosen !== undefined;
  const result = isOn ? bonusFor(bonus, amount) : null;
  const wager = texts.wager(bonus);
  return (
    <>
      {lost}
      <section className="mt-1 rounded-lg bg-surface-1 shadow-card">
        <div className="flex items-center gap-3 px-4 py-3.5">
          <span
            className={`grid size-10 flex-none place-items-center rounded-inlay ${isOn ? 'bg-bonus-soft text-bonus-ink' : 'bg-surface-2 text-ink-muted'}`}
          >
            <GiftIcon className="size-5" />
          </span>
          <Switch
            className="min-w-0 flex-1"
            label={texts.title(bonus)}
            description={texts.conditions(bonus)}
            checked={isOn}
            onCheckedChange={(next) => choose(next ? bonus.id : null)}
          />
        </div>
        <dl className="flex flex-col gap-2.5 border-t border-line p-4 text-body">
          {isOn && amount !== null && <Line name={t('cashBox.sum.deposit')} value={texts.sum(amount)} />}
          {result && bonus.percent !== null && (
            <Line
              name={t('bonuses.percent', { percent: percent(bonus.percent) })}
              value={`+ ${texts.sum(result.bonus)}`}
              isBonus
            />
          )}
          {result && result.toWager !== null && (
            <Line name={t('bonuses.sum.wager')} value={texts.sum(result.toWager)} />
          )}
          {wager !== null && <Line name={texts.wagerName(bonus)} value={wager} />}
          <Line name={t('bonuses.sum.cashOut')} value={texts.cashOut(bonus.cashOut)} />
        </dl>
        {result && bonus.code !== null && (
          <p className="border-t border-line px-4 py-3 text-body-strong text-bonus-ink wrap-anywhere">
            {t('promoCode.applied', { code: bonus.code, amount: texts.sum(result.bonus) })}
          </p>
        )}
        {(bonuses.length > 1 || bonus.terms !== null) && (
          <div className="border-t border-line p-1">
            {bonus.terms !== null && (
              <Button
                variant="ghost"
                size="sm"
                block
                onClick={() => setShown({ name: texts.title(bonus), terms: bonus.terms, deposit: amount })}
              >
                {t('bonuses.calc.open')}
              </Button>
            )}
            {bonuses.length > 1 && (
              <Button variant="ghost" size="sm" block onClick={() => setOpen(true)}>
                {t('bonuses.other')}
              </Button>
            )}
          </div>
        )}
      </section>
      {isOn && (
        <p className="flex items-start gap-2 text-caption text-ink-muted">
          <InfoIcon className="mt-px size-4 flex-none" />
          <span className="text-pretty">
            {t('bonuses.note')}
            {bonus.kind !== 'spins' && ` ${t('bonuses.noteEnds')}`}
          </span>
        </p>
      )}
      <BonusSheet bonuses={bonuses} currency={currency} isOpen={isOpen} onOpenChange={setOpen} />
      <OfferTermsSheet shown={shown} currency={currency} onClose={() => setShown(null)} />
    </>
  );
});

function Line({ name, value, isBonus = false }: { name: string; value: string; isBonus?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="max-w-full wrap-anywhere text-ink-muted">{name}</dt>
      <dd className={`ml-auto text-right text-body-strong ${isBonus ? 'text-bonus-ink' : ''}`}>
        <DotLine parts={value.split(' · ')} />
      </dd>
    </div>
  );
}
