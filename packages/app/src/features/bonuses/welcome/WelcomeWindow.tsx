import { DotLine } from '@tulpar/ui/dot-line';
import type { WelcomeOffer } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { BottomSheet } from '@tulpar/ui/dialog';
import { LockedIcon, WalletIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { Picture } from '@tulpar/ui/picture';
import { useEffect, useState } from 'react';
import { markWelcomeSeen, userAtom } from '#app/features/session/index.ts';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { href, useLocation, matchRoute } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useOverlayTurn } from '#app/platform/state/overlay-turns.ts';
import { useOfferForDeposit } from '../commands.ts';
import { cashOutOf } from '../offers.ts';
import { minDepositOf } from '../offers/offer-rules.ts';
import { offersAtom, welcomeAtom } from '../queries.ts';
import { useBonusTexts, useOpening, useTerms, KEY_VISUAL } from '../texts.ts';

/** Browsing pages only: a bonus window must not cover a payment, its result, a game or a form. */
const PAGES: ReadonlySet<string | undefined> = new Set([
  'lobby',
  'games',
  'gamesCategory',
  'gamesFilter',
  'providers',
  'tournaments',
  'news',
]);

/** Whether a bonus window may open on a page: not if the hash of the URL opens another window. */
export function canShowBonusWindow(pathname: string, hash: string): boolean {
  return PAGES.has(matchRoute(pathname)?.id) && hash === '';
}

/** Shows the welcome package once, after registration (WELC-16). */
export function WelcomeWindow() {
  const { pathname, hash } = useLocation();
  const user = useAtomValue(userAtom);
  const offers = useAtomValue(welcomeAtom).data?.data.filter(({ type }) => type === 'welcome') ?? [];
  const isHere = canShowBonusWindow(pathname, hash);
  // A player who has already made a deposit does not need the window.
  const isReady = user?.deposits_count === 0 && offers.some(({ status }) => status === 'available');
  const [isDone, setDone] = useState(false);
  const isOpen = useOverlayTurn('greeting', isHere && isReady && !isDone);
  useEffect(() => {
    if (isOpen) markWelcomeSeen();
  }, [isOpen]);
  return <Sheet offers={offers} isOpen={isOpen} onClose={() => setDone(true)} />;
}

interface SheetProps {
  offers: readonly WelcomeOffer[];
  isOpen: boolean;
  onClose: () => void;
}

function Sheet({ offers, isOpen, onClose }: SheetProps) {
  const t = useText();
  const takeToDeposit = useOfferForDeposit();
  const first = offers.find(({ status }) => status === 'available');
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('bonuses.welcome.open')}
      description={t('bonuses.welcome.pace', { count: offers.length })}
      closeLabel={t('common.close')}
      className="tablet:w-[560px]"
      cover={
        <span className="backdrop-garnet absolute inset-0 -z-10">
          <span className="backdrop-pattern absolute inset-0" />
          <Picture
            image={KEY_VISUAL}
            className="absolute -top-3 -right-6 h-[118%] w-auto max-w-none [mask-image:linear-gradient(90deg,transparent_2%,#000_30%)]"
          />
        </span>
      }
      footer={
        <>
          <Button
            needsNetwork
            size="lg"
            block
            icon={<WalletIcon />}
            onClick={() => {
              onClose();
              if (first) takeToDeposit(first.id);
            }}
          >
            {t('bonuses.welcome.deposit')}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {t('bonuses.welcome.look')}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line px-4">
        {offers.map((offer, place) => (
          <Step key={offer.id} offer={offer} place={place + 1} />
        ))}
      </ul>
      {first && <Terms offer={first} onLeave={onClose} />}
    </BottomSheet>
  );
}

function Step({ offer, place }: { offer: WelcomeOffer; place: number }) {
  const t = useText();
  const language = useLanguage();
  const { number, percent } = useFormats();
  const { sum } = useBonusTexts(useVisitor().currency);
  const opening = useOpening();
  const { conditions, template, status, with_spins: spins } = offer;
  const money = conditions.activation_rules[0]?.offer_bonus_template ?? null;
  const isOpen = status === 'available';
  const gives = [
    money?.max_amount_percent == null ? null : percent(money.max_amount_percent),
    spins ? t('bonuses.welcome.extra', { count: spins.spins_count }) : null,
  ].filter((part) => part !== null);
  return (
    <li className="flex items-center gap-3 py-3">
      <span
        aria-hidden="true"
        className={`slant grid size-11 flex-none place-items-center rounded-inlay font-display text-title-md ${isOpen ? 'bg-bonus text-on-bonus' : 'bg-surface-3 text-ink-muted'}`}
      >
        {isOpen ? number(place) : <LockedIcon className="size-5" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-body-strong">{gives.join(' ') || template.text_data[language].title}</p>
        <p className="text-caption text-ink-muted">
          <DotLine
            parts={[template.text_data[language].label, isOpen ? t('bonuses.welcome.now') : opening(offer)]}
          />
        </p>
      </div>
      {money?.max_amount_money != null && (
        <p
          className={`max-w-[38%] flex-none text-right text-body-strong ${isOpen ? 'text-bonus-ink' : 'text-ink-muted'}`}
        >
          {t('bonuses.welcome.upTo', { amount: sum(money.max_amount_money) })}
        </p>
      )}
    </li>
  );
}

function Terms({ offer, onLeave }: { offer: WelcomeOffer; onLeave: () => void }) {
  const t = useText();
  const { currency } = useVisitor();
  const term = useTerms(currency);
  const days = useAtomValue(offersAtom).data?.data.find(({ id }) => id === offer.id)?.terms?.lifetime_days;
  const rule = offer.conditions.activation_rules[0];
  const money = rule?.offer_bonus_template ?? null;
  const least = rule ? minDepositOf(rule) : null;
  const terms = [
    ...term.minDeposit(least),
    ...term.wager(money?.wager ?? null),
    ...term.days(days),
    ...term.cashOut(money && cashOutOf(money)),
  ];
  return (
    <div className="px-4 pt-1 text-caption text-ink-muted">
      <DotLine
        parts={terms.map(({ label, value }) => (
          <span key={label}>
            {label} <span className="whitespace-nowrap">{value}</span>
          </span>
        ))}
      />
      <p>
        {t('bonuses.welcome.optional')}{' '}
        <Link
          href={href('bonuses')}
          onClick={onLeave}
          className="hit-44 font-semibold text-brand-ink hover:underline"
        >
          {t('bonuses.offer.terms')}
        </Link>
      </p>
    </div>
  );
}
