import { lastUsefulDeposit, termAmount, type BonusTerms } from '@tulpar/api/contract';
import { AmountInput } from '@tulpar/ui/amount-input';
import { Button } from '@tulpar/ui/button';
import { useState } from 'react';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { currencySign, type Currency } from '#app/platform/i18n/languages.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { gameRtpAtom } from '../atoms.ts';
import {
  boundedStake,
  depositPresets,
  isBelowMin,
  needsNoDeposit,
  planBonus,
  startDeposit,
  startStake,
  STAKES_PER_MINUTE,
  USUAL_RTP,
  wagerPerUnit,
  type BonusPlan,
} from './calculator.ts';
import { playSessionOptions } from '../queries.ts';
import { useBonusTexts } from '../texts.ts';

const DASH = '—';

export interface BonusCalculatorProps {
  readonly terms: BonusTerms;
  readonly currency: Currency;
  /** Deposit typed by the player, minor units. */
  readonly deposit?: number | null | undefined;
  /** Bonus that does not depend on a deposit, minor units. */
  readonly amount?: number | null | undefined;
}

/**
 * Calculates a bonus for a deposit: amount, wager with an estimated time, and cash-out (WAG-01 to WAG-07).
 * Sends no requests: the usual stake comes from the cache.
 */
export function BonusCalculator({ terms, currency, deposit: typed = null, amount }: BonusCalculatorProps) {
  const t = useText();
  const { number } = useFormats();
  const language = useLanguage();
  const { sum } = useBonusTexts(currency);
  const usual = useQuery({ ...playSessionOptions, enabled: false }).data?.usual_bet ?? null;
  const rtp = useAtomValue(gameRtpAtom) ?? USUAL_RTP;
  const [deposit, setDeposit] = useState(() => startDeposit(terms, currency, typed));
  const [typedStake, setStake] = useState<number | null>(() => startStake(terms, currency, usual));
  const stake = typedStake ?? 0;
  const input = { terms, currency, deposit, amount, stake, rtp };
  const plan = planBonus(input);
  const least = termAmount(terms.min_deposit_amount, currency);
  const last = lastUsefulDeposit(terms, currency);
  const field = {
    currencySymbol: currencySign(currency),
    groupSeparator: language === 'en' ? ',' : '\u00a0',
    clearLabel: t('bonuses.promo.clear'),
    unreadable: t('common.amountUnreadable', { example: sum(150_050) }),
  };
  return (
    <section aria-label={t('bonuses.calc.title')} className="flex flex-col gap-3 px-4 pb-4">
      {!needsNoDeposit(input) && wagerPerUnit(terms) === null && (
        <AmountInput
          {...field}
          name="deposit"
          label={t('bonuses.calc.deposit')}
          value={deposit}
          onValueChange={setDeposit}
          presets={depositPresets(terms, currency).map((value) => ({ value, label: number(value / 100) }))}
          {...(least === null ? {} : { range: t('bonuses.calc.from', { amount: sum(least) }) })}
          hint={
            isBelowMin(input)
              ? t('bonuses.tooSmall', { amount: sum(least ?? 0) })
              : last === null
                ? undefined
                : t('bonuses.calc.grows', { amount: sum(last) })
          }
        />
      )}
      <div className="rounded-lg bg-surface-1 shadow-card">
        {wagerPerUnit(terms) === null && (
          <Balance plan={plan} deposit={needsNoDeposit(input) ? null : deposit} sum={sum} />
        )}
        <Wager terms={terms} plan={plan} deposit={deposit ?? 0} stake={stake} sum={sum} />
      </div>
      {plan.toWager !== null && (
        <StakeChoice
          field={field}
          stake={typedStake}
          isUsual={usual !== null && stake === usual}
          most={termAmount(terms.max_bet, currency)}
          onStake={(next) => setStake(next === null ? null : boundedStake(next, terms, currency))}
          sum={sum}
        />
      )}
      <Bounds terms={terms} plan={plan} rtp={rtp} sum={sum} isOfDeposit={!needsNoDeposit(input)} />
    </section>
  );
}

type Sum = (minor: number) => string;

function Balance({ plan, deposit, sum }: { plan: BonusPlan; deposit: number | null; sum: Sum }) {
  const t = useText();
  const text = (minor: number | null) => (minor === null ? DASH : sum(minor));
  return (
    <div className="border-b border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-ink-muted">{t('bonuses.calc.total')}</span>
        <output className="slant font-display text-title-md">{text(plan.total)}</output>
      </div>
      {plan.bonus !== null && plan.bonus > 0 && (
        <div aria-hidden="true" className="mt-2 flex h-2 gap-0.5">
          {deposit !== null && deposit > 0 && (
            <span className="-skew-x-12 rounded-[2px] bg-surface-inverse" style={{ flexGrow: deposit }} />
          )}
          <span className="-skew-x-12 rounded-[2px] bg-bonus" style={{ flexGrow: plan.bonus }} />
        </div>
      )}
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 text-caption text-ink-muted">
        {deposit !== null && <Pair name={t('account.real')} value={sum(deposit)} />}
        <Pair name={t('account.bonus')} value={text(plan.bonus)} isBonus />
      </dl>
    </div>
  );
}

function Pair({ name, value, isBonus = false }: { name: string; value: string; isBonus?: boolean }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{name}</dt>
      <dd className={`font-semibold ${isBonus ? 'text-bonus-ink' : 'text-ink'}`}>{value}</dd>
    </div>
  );
}

interface WagerProps {
  terms: BonusTerms;
  plan: BonusPlan;
  deposit: number;
  stake: number;
  sum: Sum;
}

function Wager({ terms, plan, deposit, stake, sum }: WagerProps) {
  const t = useText();
  const { number } = useFormats();
  const wager = number(terms.wager ?? 0);
  const perUnit = wagerPerUnit(terms);
  if (terms.wager === null) return null;
  if (perUnit !== null)
    return (
      <p className="p-4 text-pretty text-ink-muted">
        {t('bonuses.calc.perUnit', { won: sum(100), amount: sum(Math.round(perUnit * 100)), wager })}
      </p>
    );
  const formula = () => {
    if (plan.toWager === null || plan.bonus === null) return DASH;
    return terms.wager_base === 'bonus_and_deposit'
      ? t('bonuses.calc.formula.both', { deposit: sum(deposit), bonus: sum(plan.bonus), wager })
      : t('bonuses.calc.formula.bonus', { bonus: sum(plan.bonus), wager });
  };
  const hours = Math.floor((plan.minutesPerDay ?? 0) / 60);
  const minutes = (plan.minutesPerDay ?? 0) % 60;
  const time = () => {
    if (plan.minutesPerDay === null) return DASH;
    return hours === 0 ? t('bonuses.calc.minutes', { minutes }) : t('bonuses.calc.hours', { hours, minutes });
  };
  const days = terms.lifetime_days;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-3 p-4">
        <div className="min-w-0">
          <span className="block text-ink-muted">{t('bonuses.calc.toWager')}</span>
          <span className="block text-caption text-ink-subtle">{formula()}</span>
        </div>
        <output className="slant ml-auto font-display text-title-lg">
          {plan.toWager === null ? DASH : sum(plan.toWager)}
        </output>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] border-t border-line">
        <Cell
          name={days === null ? t('bonuses.calc.perDayOnly') : t('bonuses.calc.perDay', { count: days })}
          value={plan.perDay === null ? DASH : sum(plan.perDay)}
        />
        <Cell
          name={t('bonuses.calc.stakes', { amount: sum(stake) })}
          value={plan.stakes === null ? DASH : t('bonuses.calc.about', { figure: number(plan.stakes) })}
        />
        <Cell name={t('bonuses.calc.time')} value={time()} />
      </dl>
    </>
  );
}

function Cell({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0 px-4 py-3">
      <dt className="text-caption text-ink-muted">{name}</dt>
      <dd className="text-body-strong">{value}</dd>
    </div>
  );
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

interface StakeChoiceProps {
  field: { currencySymbol: string; groupSeparator: string; clearLabel: string; unreadable: string };
  /** Stake in minor units; null while the field is empty. */
  stake: number | null;
  isUsual: boolean;
  most: number | null;
  onStake: (stake: number | null) => void;
  sum: Sum;
}

function StakeChoice({ field, stake, isUsual, most, onStake, sum }: StakeChoiceProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <AmountInput
        {...field}
        // The pressed button disappears, so focus this field.
        ref={takeFocus}
        name="stake"
        label={t('bonuses.calc.stake')}
        value={stake}
        onValueChange={onStake}
        {...(most === null ? {} : { range: t('bonuses.calc.stakeMost', { amount: sum(most) }) })}
      />
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-caption text-ink-muted">
      <span className="min-w-0 flex-1 basis-40 text-pretty">
        {t(isUsual ? 'bonuses.calc.usual' : 'bonuses.calc.assumed', {
          amount: sum(stake ?? 0),
          count: STAKES_PER_MINUTE,
        })}
      </span>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('bonuses.change')}
      </Button>
    </div>
  );
}

interface BoundsProps {
  terms: BonusTerms;
  plan: BonusPlan;
  rtp: number;
  sum: Sum;
  isOfDeposit: boolean;
}

/** Limits of the bonus: average cost, cash-out cap, and that a withdrawal cancels a deposit bonus (PAY-05). */
function Bounds({ terms, plan, rtp, sum, isOfDeposit }: BoundsProps) {
  const t = useText();
  const { percent } = useFormats();
  const cashOut = () => {
    if (terms.max_cash_out_type === 'unlimited') return t('bonuses.calc.cashOut.unlimited');
    return plan.cap === null || plan.bonus === 0
      ? null
      : t('bonuses.calc.cashOut', { amount: sum(plan.cap) });
  };
  const lines = [
    plan.cost === null ? null : t('bonuses.calc.cost', { amount: sum(plan.cost), rtp: percent(rtp) }),
    cashOut(),
    isOfDeposit && wagerPerUnit(terms) === null ? t('bonuses.noteEnds') : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {lines.map((line) => (
        <li key={line} className="text-pretty text-ink-muted">
          {line}
        </li>
      ))}
    </ul>
  );
}
