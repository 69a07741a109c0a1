import type { PromoBonus, PromoCheck } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { FullScreenLoader } from '@tulpar/ui/full-screen-loader';
import { PromoBonusCard, promoAmount } from '@tulpar/ui/promo-bonus-card';
import { PromoCodeInput } from '@tulpar/ui/promo-code-input';
import { useToast } from '@tulpar/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useAddPromoCode, useCodeText } from '../commands.ts';
import { readPromoCode } from '../offer-words.ts';
import { promoCheckOptions } from '../page-queries.ts';
import { giftOf } from '../promo-gift.ts';
import { useBonusTexts } from '../texts.ts';
import type { ShowTerms } from './AvailableOffers.tsx';

/** How long the loader stays after the answer, ms (PROMO-09). */
const LOADER = 500;

/** The bonuses of the month (PROMO-05 to PROMO-10): each is activated on its card, inside its window only. */
export function MonthBonuses({ bonuses }: { bonuses: readonly PromoBonus[] }) {
  const t = useText();
  const { percent } = useFormats();
  const { date } = useDates();
  const { currency } = useVisitor();
  const { sum } = useBonusTexts(currency);
  const { show } = useToast();
  const [isWorking, setWorking] = useState(false);
  const release = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(release.current), []);
  const { mutate } = useAddPromoCode({
    onSuccess: (code) => show({ tone: 'success', title: t('bonuses.promo.added', { code }) }),
    onRefused: (text) => show({ tone: 'error', title: t('bonuses.promo.failed'), text }),
    onSettled: () => {
      release.current = setTimeout(() => setWorking(false), LOADER);
    },
  });
  const figure = (bonus: PromoBonus) => {
    const gift = giftOf(bonus, currency);
    if (gift.percent !== null && gift.max !== null)
      return t('bonuses.offer.percent', { percent: percent(gift.percent), amount: sum(gift.max) });
    if (gift.percent !== null) return t('bonuses.percent', { percent: percent(gift.percent) });
    return gift.spins === null ? '' : t('bonuses.spins', { count: gift.spins });
  };
  return (
    <>
      <ul className="flex snap-x gap-2 overflow-x-auto px-4 pb-2 tablet:px-6 desktop:px-8">
        {bonuses.map((bonus) => {
          const { code, offers_per_user: perUser, offer } = bonus.promo_code;
          const words = figure(bonus);
          return (
            <li key={bonus.slug} className="snap-start">
              <PromoBonusCard
                title={words || t('bonuses.promo.code', { code })}
                code={t('bonuses.promo.code', { code })}
                now={now()}
                startsAt={Date.parse(bonus.banner_start_at)}
                endsAt={Date.parse(bonus.banner_end_at)}
                fromLabel={t('bonuses.promo.from', { date: date(bonus.banner_start_at, 'd MMMM') })}
                endedLabel={t('bonuses.promo.ended', { date: date(bonus.banner_end_at, 'd MMMM') })}
                activations={{
                  perUser,
                  used: offer.data.length,
                  label: (left, total) => t('bonuses.promo.left', { left, total }),
                  noneLabel: t('bonuses.promo.usedUp'),
                }}
                action={{
                  label: t('bonuses.offer.activate'),
                  onClick: () => {
                    setWorking(true);
                    mutate(code);
                  },
                }}
                image={imageSource(bonus.modal_image, {
                  width: 272,
                  height: 292,
                  alt: '',
                  widths: [272, 544],
                })}
              />
            </li>
          );
        })}
      </ul>
      {isWorking && (
        <FullScreenLoader
          className="fixed inset-0 z-50"
          label={t('bonuses.promo.working')}
          reloadLabel={t('bonuses.promo.reload')}
          onReload={() => location.reload()}
        />
      )}
    </>
  );
}

/** What the check of a code came to, in one sentence (PROMO-20). */
function useCheckWords(): (check: PromoCheck) => string {
  const t = useText();
  const { currency } = useVisitor();
  const { sum } = useBonusTexts(currency);
  const codeText = useCodeText();
  return ({ success, can_use: canUse, reason, terms }) => {
    if (!success || canUse === false) return codeText(reason);
    const least = promoAmount(terms?.min_deposit_amount, currency);
    return least ? t('bonuses.promo.check.deposit', { amount: sum(least) }) : t('bonuses.promo.check.plain');
  };
}

/** How long typing rests before a code is asked about, ms (PROMO-19). */
const REST = 400;

/** The code to ask about: the one typed, once the typing has rested. */
function useRested(code: string | null): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(code), REST);
    return () => clearTimeout(timer);
  }, [code]);
  return rested === code ? rested : null;
}

/**
 * Takes a promo code by hand; a refusal stands under the field, which keeps what was typed (PROMO-03, PROMO-14). While it
 * is typed the server is asked whether it works; that activates nothing (PROMO-19).
 */
export function PromoCodeBox({
  initial,
  isWanted,
  onTerms,
}: {
  initial: string;
  isWanted: boolean;
  onTerms: ShowTerms;
}) {
  const t = useText();
  const words = useCheckWords();
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  const [success, setSuccess] = useState<string>();
  const { mutate, isPending } = useAddPromoCode({
    onSuccess: (code) => {
      setError(undefined);
      setSuccess(t('bonuses.promo.added', { code }));
      setText('');
    },
    onRefused: (reason) => {
      setSuccess(undefined);
      setError(reason);
    },
  });
  const asked = useRested(readPromoCode(text));
  const { data: check } = useQuery({ ...promoCheckOptions(asked ?? ''), enabled: asked !== null });
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) box.current?.scrollIntoView({ behavior: 'smooth', block: 'end' });
  }, [isWanted]);
  return (
    <section
      ref={box}
      aria-labelledby="promo-code-box"
      className="mx-4 scroll-mb-28 rounded-lg bg-surface-1 p-4 shadow-card tablet:mx-6 desktop:mx-8 desktop:max-w-160"
    >
      <h2 id="promo-code-box" className="text-title-sm">
        {t('bonuses.promo.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-muted">{t('bonuses.promo.text')}</p>
      <PromoCodeInput
        className="mt-3"
        label={t('bonuses.promo.label')}
        value={text}
        onValueChange={setText}
        onActivate={(code) => mutate(readPromoCode(code) ?? code)}
        actionLabel={t('bonuses.offer.activate')}
        clearLabel={t('bonuses.promo.clear')}
        busy={isPending}
        error={error}
        success={success}
        hint={asked === null || !check ? undefined : words(check)}
      />
      {asked !== null && check?.success === true && check.can_use !== false && check.terms !== null && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-1"
          onClick={() => onTerms(check.title ?? t('bonuses.promo.code', { code: asked }), check.terms)}
        >
          {t('bonuses.calc.open')}
        </Button>
      )}
    </section>
  );
}
