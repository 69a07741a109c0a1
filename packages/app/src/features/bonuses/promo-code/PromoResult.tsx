import { termAmount, type Currency, type PromoCheck } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { AlertIcon, GiftIcon, LockedIcon, NoConnectionIcon, PendingIcon, RecentIcon } from '@tulpar/ui/icon';
import type { ReactNode } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { href } from '#app/platform/routing/router.tsx';
import type { OfferTerm } from '@tulpar/ui/offer-card';
import { useCodeWords, type PromoVerdict } from './promo-code.ts';
import { useCodeText } from '#app/platform/network/error-texts.ts';
import { useBonusTexts } from '../texts.ts';
import { cn } from '@tulpar/ui/cn';
import { scrollBehavior } from '#app/platform/device/media-query.ts';

export function CodeFacts({ facts, className }: { facts: readonly OfferTerm[]; className?: string }) {
  return (
    <dl className={cn('grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-2.5', className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-ink-muted">{label}</dt>
          <dd className="text-body-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Actions for the button under a verdict. */
export interface PromoSteps {
  /** Activates the code; `toDeposit` opens the cash box afterwards. */
  readonly activate: (toDeposit: boolean) => void;
  readonly save: () => void;
  /** Replaces the code in the field; an empty string clears it. */
  readonly insert: (code: string) => void;
  readonly retry: () => void;
  /** Opens the terms of the bonus with the calculator. */
  readonly openTerms: () => void;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
}

const icons: Partial<Record<PromoVerdict | 'failed', typeof GiftIcon>> = {
  deposit: GiftIcon,
  plain: GiftIcon,
  depositFirst: GiftIcon,
  early: PendingIcon,
  usedByYou: RecentIcon,
  conflict: LockedIcon,
  restricted: LockedIcon,
  failed: NoConnectionIcon,
};

export interface PromoResultProps {
  verdict: PromoVerdict | 'failed';
  /** Null when the check failed. */
  check: PromoCheck | null;
  currency: Currency;
  steps: PromoSteps;
}

/** Verdict on a code, with one next step (PROMO-20). The parent element must be a live region. */
export function PromoResult({ verdict, check, currency, steps }: PromoResultProps) {
  const words = useAnswerWords(currency);
  const Icon = icons[verdict] ?? AlertIcon;
  const { title, text } = words(verdict, check);
  const works = verdict === 'deposit' || verdict === 'plain';
  return (
    <div className="mt-3 flex flex-col gap-3" data-verdict={verdict}>
      <div className="rounded-lg bg-surface-2 p-3.5">
        <div className="flex items-start gap-3">
          <span className="grid size-9 flex-none place-items-center rounded-md bg-bonus-soft text-bonus-ink">
            <Icon aria-hidden="true" className="size-5" />
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-body-strong wrap-anywhere">{title}</p>
            {text && <p className="mt-0.5 text-caption text-pretty text-ink-muted">{text}</p>}
          </div>
        </div>
        {works && check && <Facts check={check} currency={currency} onOpenTerms={steps.openTerms} />}
      </div>
      <NextStep verdict={verdict} check={check} currency={currency} steps={steps} />
    </div>
  );
}

function useAnswerWords(currency: Currency) {
  const t = useText();
  const { date } = useDates();
  const { sum } = useBonusTexts(currency);
  const { gift } = useCodeWords(currency);
  const codeText = useCodeText();
  const day = (moment: string) => date(moment, 'd MMMM');
  const notYours = (detail: string | null | undefined) => {
    if (detail === 'currency')
      return {
        title: t('promoCode.notYours.currency'),
        text: t('promoCode.notYours.currencyText', { currency }),
      };
    const title = detail === 'status' ? t('promoCode.notYours.status') : t('promoCode.notYours.title');
    return { title, text: t('promoCode.notYours.text') };
  };
  return (verdict: PromoVerdict | 'failed', check: PromoCheck | null): { title: string; text?: string } => {
    if (check === null || verdict === 'failed')
      return { title: t('promoCode.failed.title'), text: t('promoCode.failed.text') };
    const { ends_at: end, starts_at: start, used, offers_per_user: total } = check;
    const least = termAmount(check.terms?.min_deposit_amount, currency);
    switch (verdict) {
      case 'deposit':
      case 'plain':
        return {
          title: gift(check),
          text: end ? t('promoCode.worksUntil', { date: day(end) }) : t('promoCode.works'),
        };
      case 'depositFirst':
        return {
          title: t('promoCode.first.title'),
          text: least === null ? gift(check) : t('promoCode.first.text', { amount: sum(least) }),
        };
      case 'early':
        return {
          title: start
            ? t('promoCode.early.title', { date: day(start) })
            : codeText(['PROMO_CODE_NOT_STARTED']),
          text: t('promoCode.early.text'),
        };
      case 'expired':
        return {
          title: t('promoCode.expired.title'),
          ...(end ? { text: t('promoCode.expired.text', { date: day(end) }) } : {}),
        };
      case 'usedByYou':
        return {
          title:
            used === null || total === null
              ? codeText(['PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED'])
              : t('promoCode.usedByYou.title', { used, total }),
          ...(check.last_used
            ? { text: t('promoCode.usedByYou.last', { date: day(check.last_used.at) }) }
            : {}),
        };
      case 'usedUp':
        return {
          title:
            check.uses_total == null
              ? t('promoCode.usedUp.title')
              : t('promoCode.usedUp.count', { count: check.uses_total }),
          text: t('promoCode.usedUp.text'),
        };
      case 'notYours':
        return notYours(check.reason_detail);
      case 'similar':
      case 'unknown':
        return { title: t('promoCode.unknown.title'), text: t('promoCode.unknown.text') };
      case 'conflict':
        return { title: t('promoCode.conflict.title'), text: t('promoCode.conflict.text') };
      case 'restricted':
        return { title: t('promoCode.restricted.title'), text: t('promoCode.restricted.text') };
      default:
        return { title: codeText([check.reason ?? 'DEFAULT']), text: t('promoCode.notYours.text') };
    }
  };
}

interface FactsProps {
  check: PromoCheck;
  currency: Currency;
  onOpenTerms: () => void;
}

function Facts({ check, currency, onOpenTerms }: FactsProps) {
  const t = useText();
  const { facts } = useCodeWords(currency);
  const { terms, used, offers_per_user: total } = check;
  return (
    <>
      <CodeFacts facts={facts(check)} className="mt-3 border-t border-line pt-3" />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        {used !== null && total !== null && (
          <p className="text-caption text-ink-muted">
            {t('bonuses.promo.left', { left: Math.max(0, total - used), total })}
          </p>
        )}
        {terms !== null && (
          <Button variant="ghost" size="sm" className="-mx-2.5 -mb-2 px-2.5!" onClick={onOpenTerms}>
            {t('bonuses.calc.open')}
          </Button>
        )}
      </div>
    </>
  );
}

function NextStep({ verdict, check, currency, steps }: PromoResultProps) {
  const t = useText();
  const { sum } = useBonusTexts(currency);
  const least = termAmount(check?.terms?.min_deposit_amount, currency);
  const press = (label: string, onClick: () => void, isMain = false): ReactNode => (
    <Button block needsNetwork variant={isMain ? 'primary' : 'tonal'} busy={steps.isBusy} onClick={onClick}>
      {label}
    </Button>
  );
  const lead = (label: string, address: string): ReactNode => (
    <ButtonLink href={address} block variant="tonal">
      {label}
    </ButtonLink>
  );
  const seeBonuses = () => {
    steps.insert('');
    scrollTo({ top: 0, behavior: scrollBehavior() });
  };
  switch (verdict) {
    case 'deposit':
    case 'plain':
      return press(t('bonuses.offer.activate'), () => steps.activate(false), true);
    case 'depositFirst':
      return press(
        least ? t('promoCode.first.action', { amount: sum(least) }) : t('bonuses.welcome.deposit'),
        () => steps.activate(true),
        true,
      );
    case 'early':
      return steps.isSaved ? (
        <p className="text-center text-body text-ink-muted">{t('promoCode.early.saved')}</p>
      ) : (
        press(t('promoCode.early.save'), steps.save)
      );
    case 'usedByYou':
      return lead(t('promoCode.usedByYou.action'), href('bonusesReceived'));
    case 'conflict':
      return lead(t('promoCode.conflict.action'), href('bonusesReceived'));
    case 'restricted':
      return lead(t('promoCode.restricted.action'), href('staticPage', { slug: 'responsible-gaming' }));
    case 'similar': {
      const code = check?.similar ?? '';
      return (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg bg-surface-2 py-1 pr-1.5 pl-3.5">
          <p className="min-w-0 text-body text-ink-muted wrap-anywhere">
            {t('promoCode.similar')}{' '}
            <b translate="no" className="text-body-strong text-ink">
              {code}
            </b>
          </p>
          <Button variant="ghost" size="sm" onClick={() => steps.insert(code)}>
            {t('promoCode.insert')}
          </Button>
        </div>
      );
    }
    case 'unknown':
      return press(t('promoCode.unknown.action'), () => steps.insert(''));
    case 'failed':
      return press(t('promoCode.failed.action'), steps.retry);
    default:
      return press(t('promoCode.see'), seeBonuses);
  }
}
