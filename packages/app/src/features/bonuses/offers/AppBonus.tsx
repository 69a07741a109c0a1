import type { Currency, PromoCheck, UserExtra } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { CopyField } from '@tulpar/ui/copy-field';
import { BottomSheet, Dialog } from '@tulpar/ui/dialog';
import { Picture } from '@tulpar/ui/picture';
import { useToast } from '@tulpar/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { extraDataOptions, saveExtra } from '#app/features/app-offer/index.ts';
import { useIsRestricted, userAtom } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { href, useGo, useLocation } from '#app/platform/routing/router.tsx';
import { useAtomValue, useAtom } from '#app/platform/state/store.ts';
import { useOverlayTurn } from '#app/platform/state/overlay-turns.ts';
import { DEFAULT_PROMO_CODE, useAddPromoCode } from '../commands.ts';
import { useCodeWords, verdictOf } from '../promo-code/promo-code.ts';
import { canShowBonusWindow } from '../welcome/WelcomeWindow.tsx';
import { promoCheckOptions } from '../page-queries.ts';
import { SPINS } from '../texts.ts';
import { CodeFacts } from '../promo-code/PromoResult.tsx';
import { Link } from '@tulpar/ui/link';
import coin from '#app/art/obj-coin.webp';
import { appPromoAtom } from '../atoms.ts';

/** How long the dialog stays hidden after the player closes it, ms (APPS-16). */
const AWAY = 24 * 60 * 60_000;

/** State of an earlier dismissal: none stored, in force, or expired (APPS-17). */
type Dismissal = 'none' | 'holds' | 'over';

/** Reads the stored dismissal; `now` is in ms (APPS-15). One without a time has expired. */
export function dismissalOf(stored: UserExtra['showAppsPromoModal'], now: number): Dismissal {
  if (!stored?.value) return 'none';
  return stored.time !== null && Date.parse(stored.time) > now ? 'holds' : 'over';
}

/** Stored value of a dismissal at `now`, ms (APPS-16). */
export const dismissed = (now: number) => ({ value: true, time: new Date(now + AWAY).toISOString() });

/** Stored value that replaces an expired dismissal (APPS-17). */
export const NOT_DISMISSED = { value: false, time: null } as const;

/**
 * Offers the app bonus to players with a deposit (APPS-12), again a day after each closing (APPS-15,
 * APPS-16), on browsing pages. The code is checked first; if this player cannot use it, nothing is shown.
 */
export function AppBonus() {
  const { pathname, hash } = useLocation();
  const user = useAtomValue(userAtom);
  const isRestricted = useIsRestricted();
  const hasPaid = (user?.deposits_count ?? 0) > 0;
  const { data: extra } = useQuery({ ...extraDataOptions, enabled: hasPaid });
  const [isDone, setDone] = useState(false);
  const dismissal = extra === undefined ? null : dismissalOf(extra.showAppsPromoModal, now());
  const isDue = hasPaid && !isDone && (dismissal === 'none' || dismissal === 'over');
  const { data: check } = useQuery({ ...promoCheckOptions(DEFAULT_PROMO_CODE), enabled: isDue });
  useEffect(() => {
    // Reset an expired dismissal on the server (APPS-17).
    if (dismissal === 'over') void saveExtra({ key: 'showAppsPromoModal', value: NOT_DISMISSED });
  }, [dismissal]);
  if (!user || !check || !extra) return null;
  const verdict = verdictOf(check, { isNew: !hasPaid, isRestricted });
  if (verdict !== 'plain' && verdict !== 'deposit') return null;
  return (
    <AppBonusSheet
      check={check}
      currency={user.currency}
      isOpen={isDue && canShowBonusWindow(pathname, hash)}
      onClose={() => setDone(true)}
    />
  );
}

interface AppBonusSheetProps {
  check: PromoCheck;
  currency: Currency;
  isOpen: boolean;
  onClose: () => void;
}

function AppBonusSheet({ check, currency, isOpen, onClose }: AppBonusSheetProps) {
  const t = useText();
  const go = useGo();
  const { show } = useToast();
  const queries = useQueryClient();
  const { gift, facts } = useCodeWords(currency);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isRefused = useRef(false);
  const close = () => {
    const value = dismissed(now());
    onClose();
    queries.setQueryData(
      extraDataOptions.queryKey,
      (known) => known && { ...known, showAppsPromoModal: value },
    );
    void saveExtra({ key: 'showAppsPromoModal', value });
  };
  const isTurn = useOverlayTurn('offer', isOpen);
  const { mutate, isPending } = useAddPromoCode({
    onSuccess: () => {
      show({ tone: 'success', title: t('bonuses.promo.added', { code: DEFAULT_PROMO_CODE }) });
      go(href('bonusesReceived'));
    },
    onRefused: (text) => {
      isRefused.current = true;
      setRefusal(text);
    },
    // After a refusal passed to `onRefused`, the sheet stays open with the error.
    onSettled: () => !isRefused.current && close(),
  });
  const activate = () => {
    isRefused.current = false;
    setRefusal(null);
    mutate({ code: DEFAULT_PROMO_CODE, toDeposit: false });
  };
  return (
    <BottomSheet
      open={isTurn}
      onOpenChange={(next) => !next && close()}
      title={t('promoCode.app.bonus')}
      description={gift(check)}
      closeLabel={t('common.close')}
      cover={
        <span className="backdrop-turquoise absolute inset-0 -z-10">
          <span className="backdrop-pattern absolute inset-0" />
          <Picture image={SPINS} className="absolute right-3 bottom-2 h-32 w-auto max-w-none" />
        </span>
      }
      footer={
        <>
          <Button size="lg" block busy={isPending} onClick={activate}>
            {t('bonuses.offer.activate')}
          </Button>
          <Button variant="ghost" block onClick={close}>
            {t('promoCode.app.later')}
          </Button>
        </>
      }
    >
      <div className="px-4 pt-4">
        <CopyField
          label={t('promoCode.app.code')}
          value={DEFAULT_PROMO_CODE}
          copyLabel={t('promoCode.app.copy')}
          copiedLabel={t('promoCode.app.copied')}
          manualLabel={t('payment.copyManual')}
        />
        <CodeFacts facts={facts(check)} className="mt-3 rounded-lg bg-surface-2 p-3.5" />
        <p role="alert" className="mt-3 text-caption text-danger-ink empty:hidden">
          {refusal}
        </p>
      </div>
    </BottomSheet>
  );
}

const COIN = { src: coin, width: 360, height: 360, alt: '' };

/** Advertises the app to players who used its code (PROMO-17). */
export function AppPromo() {
  const t = useText();
  const [isOpen, setOpen] = useAtom(appPromoAtom);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('promoCode.app.title')}
      closeLabel={t('common.close')}
      media={<Picture image={COIN} className="size-28 object-contain" />}
      footer={
        <>
          <Button asChild block>
            <Link href={href('app')} onClick={() => setOpen(false)}>
              {t('promoCode.app.open')}
            </Link>
          </Button>
          <Button block variant="ghost" onClick={() => setOpen(false)}>
            {t('promoCode.app.later')}
          </Button>
        </>
      }
    >
      <p className="mt-2 text-body text-pretty text-ink-muted">{t('promoCode.app.text')}</p>
    </Dialog>
  );
}
