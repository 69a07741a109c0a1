import type { Transaction } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { CopyText } from '@tulpar/ui/copy-field';
import { EmptyState } from '@tulpar/ui/empty-state';
import { ChatIcon, ChevronRightIcon, CheckIcon, CloseIcon, PendingIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { useToast } from '@tulpar/ui/toast';
import { useState, type ReactNode } from 'react';
import { art } from '#app/art/objects.ts';
import { openChat } from '#app/features/chat/index.ts';
import { useFormats, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { useDates, useTime } from '#app/platform/i18n/use-dates.ts';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useLostFocus } from '#app/platform/state/lost-focus.ts';
import { useOverlayTurn, isMoneyFreshAtom } from '#app/platform/state/overlay-turns.ts';
import { useCodeTexts } from '../code-texts.ts';
import { depositResultOf, stagesOf, type Stage } from '../outcome.ts';
import { shortAccount, stateOf } from './history.ts';
import { paymentOptions } from '../queries.ts';
import { CancelWithdrawal } from '../withdrawal/CancelWithdrawal.tsx';
import { DepositActions } from '../deposit/DepositActions.tsx';
import { BonusOfDeposit, DepositHead } from '../deposit/DepositResult.tsx';
import { looks } from './HistoryList.tsx';
import { PaymentSkeleton } from '../methods/Loading.tsx';
import { InstallBanner } from '#app/features/app-offer/index.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

const signs = {
  done: { look: 'bg-success-soft text-success-ink', Icon: CheckIcon },
  now: { look: 'bg-warning-soft text-warning-ink', Icon: PendingIcon },
  failed: { look: 'bg-danger-soft text-danger-ink', Icon: CloseIcon },
  coming: { look: 'bg-surface-2 text-ink-subtle', Icon: null },
} as const satisfies Record<Stage['state'], object>;

/** Stages of a payment: completed ones with times, future ones with expected times. */
export function PaymentStages({ payment }: { payment: Transaction }) {
  const t = useText();
  const open = useOpenText();
  const timeOf = useTime();
  return (
    <section aria-label={t('payment.stages')} className="rounded-lg bg-surface-1 p-4 shadow-card">
      <ol>
        {stagesOf(payment).map(({ stage, at, state }) => {
          const { look, Icon } = signs[state];
          const time = timeOf(at);
          return (
            <li
              key={stage}
              aria-current={state === 'now' ? 'step' : undefined}
              className="group relative flex items-start gap-3 pb-5 last:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-9 bottom-1 left-4 w-0.5 -translate-x-1/2 bg-line group-last:hidden"
              />
              <span
                aria-hidden="true"
                className={`grid size-8 flex-none place-items-center rounded-md [&>svg]:size-4 ${look}`}
              >
                {Icon ? <Icon /> : <span className="size-2 rounded-full bg-current" />}
              </span>
              <span
                className={`min-w-0 flex-1 pt-1 break-words ${state === 'coming' ? 'text-body text-ink-muted' : 'text-body-strong'}`}
              >
                {open(`payment.stage.${stage}`) ?? stage}
              </span>
              <time dateTime={at} className="max-w-[45%] pt-2 text-right text-caption text-ink-muted">
                {state === 'coming' ? t('payment.by', { time }) : time}
              </time>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/**
 * Offers to install the app below a credited deposit, in browsers that can install it (APPS-10). Hidden for a minute
 * after money has moved.
 */
function InstallAfterDeposit({ className }: { className?: string }) {
  const isMoneyFresh = useAtomValue(isMoneyFreshAtom);
  if (isMoneyFresh) return null;
  return <InstallBanner place="deposit" {...(className === undefined ? {} : { className })} />;
}

/** One payment: its state, stages, receipt and actions (PAY-16, PAY-20). */
export function PaymentDetails({ id }: { id: string }) {
  const t = useText();
  const { data, isPending, refetch } = useQuery(paymentOptions(id));
  useOverlayTurn('result');
  if (isPending) return <PaymentSkeleton />;
  if (data === undefined) {
    return <LoadFailed titleId="payment.failed.title" textId="payment.failed.text" onRetry={refetch} />;
  }
  if (data === null) {
    return (
      <EmptyState
        art={art.search}
        title={t('payment.none.title')}
        text={t('payment.none.text')}
        action={
          <ButtonLink href={href('history')} variant="secondary">
            {t('payment.none.history')}
          </ButtonLink>
        }
      />
    );
  }
  return <Details payment={data} />;
}

const card = 'rounded-lg bg-surface-1 shadow-card';

function Details({ payment }: { payment: Transaction }) {
  const t = useText();
  const { money } = useFormats();
  const [isCanceling, setCanceling] = useState(false);
  useLostFocus(payment.can_cancel);
  const isDeposit = payment.type === 'deposit';
  const amount = money(payment.amount, payment.currency);
  return (
    <div className="flex flex-col gap-2.5 print:fixed print:inset-0 print:z-50 print:bg-white print:[&_*]:bg-transparent print:[&_*]:text-black">
      {isDeposit ? <DepositHead payment={payment} /> : <Head payment={payment} />}
      {isDeposit && <BonusOfDeposit payment={payment} />}
      {isDeposit && <DepositActions payment={payment} />}
      <PaymentStages payment={payment} />
      <Receipt payment={payment} />
      {isDeposit && depositResultOf(payment) === 'credited' && (
        <InstallAfterDeposit className="print:hidden" />
      )}
      <Link
        href={href('contacts')}
        // If the chat cannot be opened, the link opens the contacts page.
        onClick={(event) => {
          if (openChat(payment.transaction_id)) event.preventDefault();
        }}
        className={`${card} flex min-h-15 items-center gap-3 px-4 py-2.5 hover:bg-surface-2 print:hidden`}
      >
        <ChatIcon className="size-5 flex-none text-ink-muted" />
        <span className="min-w-0 flex-1 text-body-strong">{t('payment.contactSupport')}</span>
        <ChevronRightIcon className="size-[18px] flex-none text-ink-subtle" />
      </Link>
      {payment.can_cancel && (
        <section className={`${card} flex flex-wrap items-center gap-3 p-4 print:hidden`}>
          <p className="min-w-[min(10rem,100%)] flex-1 text-caption text-ink-muted">
            {t('payment.cancel', { amount })}
          </p>
          <Button needsNetwork variant="danger-outline" onClick={() => setCanceling(true)}>
            {t('common.cancel')}
          </Button>
        </section>
      )}
      <CancelWithdrawal transaction={isCanceling ? payment : null} onDone={() => setCanceling(false)} />
    </div>
  );
}

function Head({ payment }: { payment: Transaction }) {
  const t = useText();
  const { exactMoney } = useFormats();
  const time = useTime();
  const codes = useCodeTexts();
  const state = stateOf(payment);
  const { tone, Icon } = looks[state];
  const { method, account_masked } = payment;
  const account = shortAccount(account_masked);
  const name = t('cashBox.history.toMethod', { method: method.name });
  // A held withdrawal has future stages, but none of them says when it is paid.
  const paid = payment.expected_stages?.find(({ stage }) => stage === 'paid');
  const names = payment.ended_offers?.map(({ title }) => title).join(', ') ?? '';
  return (
    <section className={`${card} p-4`}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-caption break-words text-ink-muted">
          {account === null ? name : `${name} ${account}`}
        </p>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(`cashBox.status.${state}`)}
        </Badge>
      </div>
      <p className="slant mt-1 font-display text-display-sm font-extrabold whitespace-nowrap">
        {exactMoney(payment.amount, payment.currency)}
      </p>
      <div role="status" className="mt-2 flex flex-col gap-1 text-caption text-ink-muted">
        {paid !== undefined && <p>{t('payment.expected', { time: time(paid.by) })}</p>}
        {payment.wait_text && <p>{payment.wait_text}</p>}
        {state === 'declined' && <p className="text-danger-ink">{codes.declined(payment)}</p>}
        {names !== '' && <p>{t('payment.ended', { names })}</p>}
      </div>
    </section>
  );
}

function Receipt({ payment }: { payment: Transaction }) {
  const t = useText();
  const { exactMoney } = useFormats();
  const { date } = useDates();
  const { amount, fee, currency, type, net_amount, account_masked, bank_reference, created_at } = payment;
  const sum = (minor: number) => exactMoney(minor, currency);
  // A declined payment credits or pays out nothing, so its fee and net amount are left out.
  const isRefused = payment.status === 'declined';
  const net = type === 'deposit' ? amount + fee : (net_amount ?? amount - fee);
  const arrival = stateOf(payment) === 'paid' ? 'payment.net.paid' : 'payment.net.out';
  return (
    <section aria-label={t('payment.receipt')} className={`${card} px-4 pb-4`}>
      <dl>
        <Line name={t('payment.id')}>
          <Reference name={t('payment.id')} value={payment.transaction_id} />
        </Line>
        {bank_reference && (
          <Line name={t('payment.bank')}>
            <Reference name={t('payment.bank')} value={bank_reference} />
          </Line>
        )}
        <Line name={t('payment.date')}>
          {date(created_at, 'd MMMM yyyy')}, {date(created_at, 'HH:mm')}
        </Line>
        {account_masked && <Line name={t('payment.account')}>{account_masked}</Line>}
        <Line name={t('payment.amount')}>{sum(amount)}</Line>
        {!isRefused && (
          <>
            <Line name={t('payment.fee')}>{sum(fee)}</Line>
            <Line name={t(type === 'deposit' ? 'payment.net.in' : arrival)}>{sum(net)}</Line>
          </>
        )}
      </dl>
      <Button block variant="secondary" className="mt-3 print:hidden" onClick={() => window.print()}>
        {t('payment.print')}
      </Button>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line py-3">
      <dt className="text-body text-ink-muted">{name}</dt>
      <dd className="min-w-0 text-body-strong wrap-anywhere">{children}</dd>
    </div>
  );
}

function Reference({ name, value }: { name: string; value: string }) {
  const t = useText();
  const toaster = useToast();
  return (
    <CopyText
      value={value}
      text={value}
      copyLabel={t('payment.copy', { name })}
      className="text-body-strong! text-ink!"
      onCopied={() => toaster.show({ tone: 'success', title: t('payment.copied') })}
      onManual={() => toaster.show({ tone: 'info', title: t('payment.copyManual') })}
    />
  );
}
