import { writtenCode, type PromoCheck } from '@tulpar/api/contract';
import { useToast } from '@tulpar/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { savedCodeAtom, useIsRestricted, userAtom } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { PromoCodeField } from './PromoCodeField.tsx';
import { PromoResult } from './PromoResult.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useAtom, useAtomValue } from '#app/platform/state/store.ts';
import { useAddPromoCode, useOfferForDeposit } from '../commands.ts';
import { isTooLongCode, readPromoCode, isOver, verdictOf } from './promo-code.ts';
import { promoCheckOptions } from '../page-queries.ts';
import type { ShowTerms } from '../offers/AvailableOffers.tsx';
import { SavedCodeChip } from './SavedCode.tsx';
import { scrollBehavior } from '#app/platform/device/media-query.ts';

/** Typing pause before a code is checked, ms (PROMO-19). */
const REST = 400;

/** Local result for texts too long to be a code; no request is sent (PROMO-19). */
const UNKNOWN: PromoCheck = {
  success: false,
  can_use: false,
  reason: 'PROMO_CODE_NOT_FOUND',
  used: null,
  offers_per_user: null,
  terms: null,
};

/** Debounces the code; the returned function checks it immediately. */
function useRested(code: string | null): readonly [string | null, () => void] {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(code), REST);
    return () => clearTimeout(timer);
  }, [code]);
  return [rested === code ? rested : null, () => setRested(code)];
}

interface PromoCodeBoxProps {
  initial: string;
  isWanted: boolean;
  onTerms: ShowTerms;
}

/**
 * Checks a promo code while it is typed, without activating it (PROMO-19). Each result has one next step
 * (PROMO-20). Refusals appear under the field, which keeps its text (PROMO-14). A code from a link or saved
 * earlier is a removable chip (PROMO-21).
 */
export function PromoCodeBox({ initial, isWanted, onTerms }: PromoCodeBoxProps) {
  const t = useText();
  const { currency } = useVisitor();
  const user = useAtomValue(userAtom);
  const isRestricted = useIsRestricted();
  const { show } = useToast();
  const takeToDeposit = useOfferForDeposit();
  const [savedCode, saveCode] = useAtom(savedCodeAtom);
  const [text, setText] = useState(() => writtenCode(initial));
  const [error, setError] = useState<string>();
  const [success, setSuccess] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  // The pressed button disappears with the result, so the focus moves to the box.
  const holdFocus = () => {
    if (answer.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
  };
  const code = readPromoCode(text);
  const { mutate, isPending } = useAddPromoCode({
    onSuccess: ({ code: used, toDeposit }, offerId) => {
      holdFocus();
      setError(undefined);
      const done = t('bonuses.promo.added', { code: used });
      // The field may already contain another code; leave it unchanged.
      if (used === code) {
        setSuccess(done);
        setText('');
      } else show({ tone: 'success', title: done });
      if (toDeposit && offerId !== null) takeToDeposit(offerId);
    },
    onRefused: (reason, refused) => {
      holdFocus();
      setSuccess(undefined);
      if (refused === code) setError(reason);
    },
  });
  const [checkedCode, checkNow] = useRested(code);
  const { data, isError, isFetching, refetch } = useQuery({
    ...promoCheckOptions(checkedCode ?? ''),
    enabled: checkedCode !== null,
  });
  const isTooLong = isTooLongCode(text);
  const check = isTooLong ? UNKNOWN : checkedCode === null ? null : (data ?? null);
  const verdict = check && verdictOf(check, { isNew: user?.deposits_count === 0, isRestricted });
  const isFailed = checkedCode !== null && isError && !isFetching && check === null;
  const shown = isFailed ? 'failed' : verdict;
  const isSaved = savedCode !== null && checkedCode !== null && writtenCode(savedCode) === checkedCode;
  useEffect(() => {
    if (isSaved && verdict && isOver(verdict)) saveCode(null);
  }, [isSaved, verdict, saveCode]);
  useEffect(() => {
    // Save a code that needs a deposit or the end of another bonus; the cash box shows it.
    const isWorth = verdict === 'deposit' || verdict === 'depositFirst' || verdict === 'conflict';
    if (checkedCode !== null && isWorth && !isSaved) saveCode(checkedCode);
  }, [checkedCode, verdict, isSaved, saveCode]);
  useEffect(() => {
    if (isWanted) box.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'end' });
  }, [isWanted]);
  const answered = error ?? success ?? shown;
  useEffect(() => {
    // On phones the bottom menu covers what is below the field.
    if (answered) answer.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  }, [answered]);
  const type = (next: string) => {
    const input = field.current;
    // Convert to upper case only while typing at the end; elsewhere the caret would jump.
    const isAtEnd = input === null || input.selectionStart === next.length;
    setText(isAtEnd ? writtenCode(next) : next);
    setError(undefined);
    setSuccess(undefined);
  };
  const insert = (next: string) => {
    type(next);
    field.current?.focus();
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="promo-code-box"
      className="mx-4 scroll-mb-28 rounded-lg bg-surface-1 p-4 shadow-card outline-none tablet:mx-6 desktop:mx-8 desktop:w-[calc(50%-2.5rem)]"
    >
      <h2 id="promo-code-box" className="text-title-sm">
        {t('bonuses.promo.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-muted">{t('promoCode.free')}</p>
      <SavedCodeChip
        className="mt-3"
        onRemove={(removed) => {
          box.current?.focus({ preventScroll: true });
          if (code === removed) setText('');
        }}
      />
      <PromoCodeField
        field={field}
        value={text}
        onValueChange={type}
        onCheck={() => {
          checkNow();
          if (error === undefined && !isFailed) return;
          setError(undefined);
          void refetch();
        }}
        error={error}
        success={success}
        hint={checkedCode !== null && isFetching && check === null ? t('promoCode.checking') : undefined}
      />
      <div ref={answer} aria-live="polite" className="scroll-mb-28">
        {shown && !error && !success && (
          <PromoResult
            verdict={shown}
            check={check}
            currency={currency}
            steps={{
              activate: (toDeposit) => checkedCode !== null && mutate({ code: checkedCode, toDeposit }),
              save: () => {
                holdFocus();
                if (checkedCode !== null) saveCode(checkedCode);
              },
              insert,
              retry: () => {
                holdFocus();
                void refetch();
              },
              isBusy: isPending,
              isSaved,
              openTerms: () =>
                check &&
                onTerms(check.title ?? t('bonuses.promo.code', { code: checkedCode ?? '' }), check.terms),
            }}
          />
        )}
      </div>
    </section>
  );
}
