import { DotLine } from '@tulpar/ui/dot-line';
import type { Transaction } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { Picture } from '@tulpar/ui/picture';
import { useEffect, useState, type ReactNode } from 'react';
import { art } from '#app/art/objects.ts';
import { wageredPercent } from '#app/features/bonuses/index.ts';
import { clockText } from '#app/platform/i18n/format.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useTime } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { useCodeTexts } from '../code-texts.ts';
import { useMethodTexts } from '../methods/methods.ts';
import { depositResultOf, isPerhapsTaken, usualMinutes } from '../outcome.ts';
import { sourceOf } from '../history/history.ts';
import { looks } from '../history/HistoryList.tsx';
import { DepositWagering, useSpinsOf, useSpinsText, useTakenOffer } from './DepositWagering.tsx';

const card = 'rounded-lg bg-surface-1 p-4 shadow-card';

/** Result of a deposit: pending, credited or failed (PAY-17). */
export function DepositHead({ payment }: { payment: Transaction }) {
  const result = depositResultOf(payment);
  return (
    <section className={`${card} flex flex-col items-center text-center`}>
      {result === 'credited' && <Credited payment={payment} />}
      {result === 'waiting' && <Waiting payment={payment} />}
      {result === 'failed' && <Failed payment={payment} />}
    </section>
  );
}

const title = 'mt-2 font-display text-title-md text-balance break-words';

function Credited({ payment }: { payment: Transaction }) {
  const t = useText();
  const { money } = useFormats();
  const time = useTime();
  const source = sourceOf(payment);
  const { amount, currency, balances, updated_at } = payment;
  const at = payment.timeline.findLast(({ stage }) => stage === 'credited')?.at ?? updated_at;
  return (
    <>
      <Picture image={art.coin} loading="eager" className="size-24 object-contain print:hidden" />
      <div role="status">
        <h2 className="slant mt-1 font-display text-display-md font-extrabold whitespace-nowrap">
          {`+${money(amount, currency)}`}
        </h2>
        <p className="mt-1 text-body text-ink-muted">{t('payment.result.credited', { time: time(at) })}</p>
      </div>
      <p className="text-caption break-words text-ink-muted">{source}</p>
      {balances && (
        <dl className="mt-4 grid w-full grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-px overflow-hidden rounded-md bg-line text-left">
          <Around
            name={t('account.real')}
            before={money(balances.real_before, currency)}
            after={money(balances.real_after, currency)}
          />
          <Around
            name={t('account.bonus')}
            before={money(balances.bonus_before, currency)}
            after={money(balances.bonus_after, currency)}
            tone={balances.bonus_after > balances.bonus_before ? 'text-bonus-ink' : ''}
          />
        </dl>
      )}
    </>
  );
}

interface AroundProps {
  name: string;
  before: string;
  after: string;
  tone?: string;
}

function Around({ name, before, after, tone = '' }: AroundProps) {
  const t = useText();
  return (
    <div className="bg-surface-2 px-3.5 py-3">
      <dt className="text-caption text-ink-muted">{name}</dt>
      <dd>
        <b className={`block text-body-strong wrap-anywhere ${tone}`}>{after}</b>
        <span className="block text-caption wrap-anywhere text-ink-muted">
          {t('payment.result.before', { amount: before })}
        </span>
      </dd>
    </div>
  );
}

function Waiting({ payment }: { payment: Transaction }) {
  const t = useText();
  const { money } = useFormats();
  const { speed } = useMethodTexts();
  const source = sourceOf(payment);
  const { amount, currency, waits_for, wait_text, created_at } = payment;
  const minutes = usualMinutes(payment);
  const usual = minutes === null ? '' : speed({ eta_minutes: { min: 0, max: minutes } });
  const { Icon } = looks.process;
  return (
    <>
      <span className="grid size-14 place-items-center rounded-lg bg-warning-soft text-warning-ink [&>svg]:size-7">
        <Icon aria-hidden="true" />
      </span>
      <div role="status" className="w-full">
        <h2 className={title}>{t(waits_for === 'player' ? 'payment.result.pay' : 'payment.result.bank')}</h2>
        <p className="mt-1 text-body break-words text-ink-muted">
          {money(amount, currency)}, {source}
        </p>
        {wait_text && <p className="mt-1 text-body text-pretty text-ink-muted">{wait_text}</p>}
      </div>
      <Elapsed since={Date.parse(created_at)} minutes={minutes} usual={usual} />
      <p className="mt-3 text-caption text-pretty text-ink-muted">{t('payment.result.close')}</p>
    </>
  );
}

interface ElapsedProps {
  since: number;
  minutes: number | null;
  /** Formatted usual duration, or '' if unknown. */
  usual: string;
}

/** Elapsed and usual time, with a note when the deposit takes longer. Separate, as it renders every second. */
function Elapsed({ since, minutes, usual }: ElapsedProps) {
  const t = useText();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const elapsed = Math.max(0, moment - since);
  const isLate = minutes !== null && elapsed > Math.max(1, minutes) * 60_000;
  return (
    <>
      <dl className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1 text-body">
        <Pair name={t('payment.result.elapsed')}>
          <span className="tabular-nums">{clockText(elapsed / 1000)}</span>
        </Pair>
        {usual !== '' && <Pair name={t('payment.result.usual')}>{usual}</Pair>}
      </dl>
      {isLate && <p className="mt-2 text-body text-pretty text-warning-ink">{t('payment.result.late')}</p>}
    </>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-center gap-x-1.5">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-body-strong">{children}</dd>
    </div>
  );
}

function Failed({ payment }: { payment: Transaction }) {
  const t = useText();
  const { money } = useFormats();
  const codes = useCodeTexts();
  const source = sourceOf(payment);
  const { amount, currency, error_type, reason_text } = payment;
  const { Icon } = looks.declined;
  const sum = money(amount, currency);
  return (
    <>
      <span className="grid size-14 place-items-center rounded-lg bg-danger-soft text-danger-ink [&>svg]:size-7">
        <Icon aria-hidden="true" />
      </span>
      <div role="status">
        <h2 className={title}>{t('cashBox.fail.title')}</h2>
        {/* Prefer the server's text: the catalogue's also mentions the money, which the next paragraph does. */}
        <p className="mt-1 text-body-strong text-pretty first-letter:uppercase">
          {reason_text ?? codes.payment(error_type)}
        </p>
        <p className="mt-1 text-body text-pretty text-ink-muted">
          {t(isPerhapsTaken(payment) ? 'payment.result.perhapsTaken' : 'payment.result.notTaken', {
            amount: sum,
          })}
        </p>
      </div>
      <p className="mt-1 text-caption break-words text-ink-muted">{source}</p>
    </>
  );
}

/** The bonus activated by a credited deposit: amount, free spins, promo code and wager (PAY-17, PROMO-25). */
export function BonusOfDeposit({ payment }: { payment: Transaction }) {
  const t = useText();
  const { money, percent } = useFormats();
  const { offer, offer_amount: given, promo_code: code, currency } = payment;
  const taken = useTakenOffer(payment);
  const spins = useSpinsOf(payment);
  const spinsText = useSpinsText();
  if (depositResultOf(payment) !== 'credited' || !offer || !given) return null;
  return (
    <section aria-label={t('payment.result.bonus')} className={`${card} flex flex-col gap-3`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone="bonus">{offer.title}</Badge>
        <b className="text-body-strong text-bonus-ink">+{money(given, currency)}</b>
      </div>
      {spins.map((one) => (
        <p key={one.id} className="flex flex-wrap justify-between gap-x-3 text-body">
          <span className="text-ink-muted">{t('bonuses.spins.title')}</span>
          <b className="text-body-strong wrap-anywhere">
            <DotLine parts={spinsText(one).split(' · ')} />
          </b>
        </p>
      ))}
      {code && (
        <p className="flex flex-wrap justify-between gap-x-3 text-body">
          <span className="text-ink-muted">{t('promoCode.app.code')}</span>
          <b translate="no" className="text-body-strong wrap-anywhere">
            {code}
          </b>
        </p>
      )}
      {taken && <DepositWagering offer={taken} note={percent(wageredPercent(taken))} />}
    </section>
  );
}
