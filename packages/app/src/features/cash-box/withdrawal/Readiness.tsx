import type { WithdrawalReadiness } from '@tulpar/api/contract';
import { parseSafeUrl, matchRoute, href } from '#app/platform/routing/router.tsx';
import { ButtonLink } from '@tulpar/ui/button';
import { CheckIcon, ChevronDownIcon, ChevronRightIcon, CloseIcon, WarningIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { SegmentedProgress } from '@tulpar/ui/loader';
import type { ReactNode } from 'react';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { moneyAtom } from '../atoms.ts';
import { turnoverOptions } from '../queries.ts';

type Check = WithdrawalReadiness['checks'][number];

/** Whether a URL from the server is a page of this app or a safe external one. */
function leadsSomewhere(address: string): boolean {
  const target = parseSafeUrl(address);
  if (target?.kind !== 'app') return target !== null;
  return matchRoute(target.to.split(/[?#]/, 1)[0] ?? '') !== null;
}

/** Checks shown as rows, in the server's order; the daily limit unless it is `ok` (PAY-10). */
const rowsOf = ({ checks }: Pick<WithdrawalReadiness, 'checks'>): Check[] =>
  checks.filter(({ code, state }) => code !== 'daily_limit' || state !== 'ok');

/** The daily limit as a separate line while it is `ok` (PAY-10). */
const limitOf = ({ checks }: Pick<WithdrawalReadiness, 'checks'>): Check | undefined =>
  checks.find(({ code, state }) => code === 'daily_limit' && state === 'ok');

const fixable = ['verification', 'turnover', 'contacts', 'method'] as const;

/** The first blocking check the player can resolve (PAY-13). */
function fixOf({
  checks,
}: Pick<WithdrawalReadiness, 'checks'>): { code: (typeof fixable)[number]; href: string } | null {
  for (const { code, state, fix_url } of checks) {
    const known = fixable.find((one) => one === code);
    if (state === 'block' && known !== undefined && fix_url !== null && leadsSomewhere(fix_url))
      return { code: known, href: fix_url };
  }
  return null;
}

/** What is lost with the bonuses a withdrawal cancels, minor units (PAY-06). */
export function lossOf(offers: NonNullable<WithdrawalReadiness['ends_offers']>): {
  bonus: number;
  win: number;
} {
  return {
    bonus: offers.reduce((sum, { bonus_amount }) => sum + bonus_amount, 0),
    win: offers.reduce((sum, { win_amount }) => sum + win_amount, 0),
  };
}

/**
 * The remainder that no method could pay out after a withdrawal of `amount`, minor units, with the full amount if
 * that can be withdrawn instead; null if nothing unpayable would remain (INPUT-09). `min`, `max`: the method's bounds.
 */
export function unpayableRest(
  amount: number | null,
  { full_amount: full, min_amount: least, can_withdraw_amount: now }: WithdrawalReadiness,
  { min, max: most }: { min: number; max: number },
): { rest: number; least: number; whole: number | null } | null {
  if (amount === null || full === undefined || least == null || amount < min || amount > now) return null;
  const rest = full - amount;
  if (rest <= 0 || rest >= least) return null;
  return { rest, least, whole: full <= Math.min(now, most) ? full : null };
}

/** Amount available now and after all checks, and each check with a link to resolve it (PAY-10 to PAY-13). */
export function Readiness({ readiness }: { readiness: WithdrawalReadiness }) {
  const t = useText();
  const { exactMoney } = useFormats();
  const { currency, can_withdraw_amount: now, full_amount: full, daily_resets_at: resetsAt } = readiness;
  const rows = rowsOf(readiness);
  const limit = limitOf(readiness);
  const ready = rows.filter(({ state }) => state === 'ok').length;
  const passed =
    ready === rows.length ? t('withdrawal.allReady') : t('withdrawal.passed', { ready, total: rows.length });
  return (
    <section className="overflow-hidden rounded-lg bg-surface-1 shadow-card">
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 px-4 pt-4">
        <div>
          <dt className="text-caption text-ink-muted">{t('withdrawal.now')}</dt>
          <dd className="slant font-display text-display-sm font-extrabold whitespace-nowrap">
            {exactMoney(now, currency)}
          </dd>
        </div>
        {full !== undefined && full !== now && (
          <div className="text-right max-[359px]:text-left">
            <dt className="text-caption text-ink-muted">{t('withdrawal.full')}</dt>
            <dd className="mt-1 text-body-strong whitespace-nowrap text-ink-muted">
              {exactMoney(full, currency)}
            </dd>
          </div>
        )}
      </dl>
      {rows.length > 0 && (
        <div className="px-4 pt-3 pb-4">
          <SegmentedProgress
            value={ready}
            max={rows.length}
            segments={rows.length}
            tone="success"
            label={t('withdrawal.checks')}
            valueText={t('withdrawal.ready', { ready, total: rows.length })}
          />
        </div>
      )}
      <Rows
        label={t('withdrawal.checks')}
        rows={rows.filter(({ state }) => state !== 'ok')}
        resetsAt={resetsAt}
      />
      {ready > 0 && (
        <details className="group border-t border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2.5 hover:bg-surface-2 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
            <Sign state="ok" />
            <span className="min-w-0 flex-1 text-body-strong">{passed}</span>
            <ChevronDownIcon className="size-[18px] flex-none text-ink-subtle group-open:rotate-180" />
          </summary>
          <Rows label={passed} rows={rows.filter(({ state }) => state === 'ok')} resetsAt={resetsAt} />
        </details>
      )}
      {limit && (
        <p className="border-t border-line px-4 py-3 text-caption text-ink-muted">
          {/* The open verification check already shows the same sum. */}
          {rows.every(({ code, state }) => code !== 'verification' || state === 'ok') && limit.text}
          <Resets at={resetsAt} />
        </p>
      )}
    </section>
  );
}

interface RowsProps {
  label: string;
  rows: readonly Check[];
  resetsAt: string | undefined;
}

function Rows({ label, rows, resetsAt }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label={label}>
      {rows.map((check) => (
        <li key={check.code} className="border-t border-line">
          <Row check={check} resetsAt={resetsAt} />
        </li>
      ))}
    </ul>
  );
}

function Row({ check, resetsAt }: { check: Check; resetsAt: string | undefined }) {
  const { code, state, title, text, fix_url: fix } = check;
  const look = 'flex w-full items-start gap-3 px-4 py-3 text-left';
  const body = (
    <>
      <Sign state={state} />
      <span className="min-w-0 flex-1">
        {title !== undefined && <span className="block text-body-strong break-words">{title}</span>}
        <span className="block text-caption break-words text-ink-muted">{text}</span>
        {code === 'turnover' && <Turnover checkText={text} />}
        {code === 'daily_limit' && <Resets at={resetsAt} />}
      </span>
    </>
  );
  if (state === 'ok' || fix === null || !leadsSomewhere(fix)) return <div className={look}>{body}</div>;
  return (
    <Link
      href={fix}
      className={`${look} hover:bg-surface-2 active:bg-surface-3 focus-visible:-outline-offset-2`}
    >
      {body}
      <ChevronRightIcon className="size-[18px] flex-none self-center text-ink-subtle" />
    </Link>
  );
}

const signs: Readonly<Record<Check['state'], { look: string; icon: ReactNode }>> = {
  ok: { look: 'bg-success-soft text-success-ink', icon: <CheckIcon /> },
  warn: { look: 'bg-warning-soft text-warning-ink', icon: <WarningIcon /> },
  block: { look: 'bg-danger-soft text-danger-ink', icon: <CloseIcon /> },
};

function Sign({ state }: { state: Check['state'] }) {
  const t = useText();
  const { look, icon } = signs[state];
  return (
    <span className={`grid size-8 flex-none place-items-center rounded-md [&>svg]:size-4 ${look}`}>
      {icon}
      <span className="sr-only">{t(`withdrawal.state.${state}`)}</span>
    </span>
  );
}

/** Turnover of deposits; 0 until the server has responded (CASH-24, CALL-04). */
function Turnover({ checkText }: { checkText: string }) {
  const t = useText();
  const { money } = useFormats();
  const { data } = useQuery(turnoverOptions(checkText));
  const sum = (minor: number) => money(minor, data?.currency);
  const left = data?.amount ?? 0;
  const { required_amount: required = null, done_amount: done = null } = data ?? {};
  return (
    <span className="mt-1 block">
      <span className="sr-only">{t('withdrawal.turnover', { left: sum(left) })}</span>
      {left > 0 && required !== null && done !== null && (
        <SegmentedProgress
          className="mt-2"
          value={done}
          max={required}
          tone="ink"
          label={t('withdrawal.turnover', { left: sum(left) })}
          valueText={t('withdrawal.turnoverOf', { done: sum(done), required: sum(required) })}
        />
      )}
    </span>
  );
}

/** When the daily limit resets; renders nothing if the server does not send the time. */
function Resets({ at }: { at: string | undefined }) {
  const t = useText();
  const { date } = useDates();
  if (at === undefined) return null;
  return (
    <span className="block text-caption text-ink-muted">
      {t('withdrawal.resets', { date: date(at, 'd MMMM, HH:mm') })}
    </span>
  );
}

/**
 * Shown instead of a disabled button: the action of the first check that the player can resolve (PAY-13), else a link
 * to the history; without real money a link to a deposit or the bonuses.
 */
export function WithdrawalFix({ readiness }: { readiness: WithdrawalReadiness }) {
  const t = useText();
  const hasBonus = (useAtomValue(moneyAtom)?.bonus ?? 0) > 0;
  const isRestricted = useIsRestricted();
  if (readiness.full_amount === 0) {
    return (
      <>
        <p className="mb-3 text-center text-caption text-ink-muted">
          {t(hasBonus ? 'cashBox.balance.noteShort' : 'withdrawal.nothing')}
        </p>
        {!isRestricted && (
          <ButtonLink href={href(hasBonus ? 'bonusesReceived' : 'deposit')} block size="lg">
            {t(hasBonus ? 'bonuses.cashback.taken.action' : 'cashBox.deposit')}
          </ButtonLink>
        )}
      </>
    );
  }
  const fix = fixOf(readiness);
  return (
    <ButtonLink href={fix?.href ?? href('history')} block size="lg">
      {t(`withdrawal.fix.${fix?.code ?? 'history'}`)}
    </ButtonLink>
  );
}
