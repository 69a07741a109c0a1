import type { BonusTerms, Cashback, Offer } from '@tulpar/api/contract';
import { Suspense, useState, type ReactNode } from 'react';
import { OffersLoading } from './BonusStates.tsx';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { appPromoAtom } from '../atoms.ts';

/** Terms to show, under the name of their offer. */
export interface ShownTerms {
  readonly name: string;
  readonly terms: BonusTerms | null;
  /** Deposit that is typed already, minor units. */
  readonly deposit?: number | null;
  /** Amount of an offer that names it itself. */
  readonly amount?: number | null;
  /** It is taken already: there is nothing left to reckon. */
  readonly isTaken?: boolean;
}

const OfferTermsSheet = lazyPart(async () => (await import('./OfferTermsSheet.tsx')).OfferTermsSheet);
const OfferEnd = lazyPart(async () => (await import('./OfferEnd.tsx')).OfferEnd);
const ReceivedBonuses = lazyPart(async () => (await import('./ReceivedBonuses.tsx')).ReceivedBonuses);
const AppPromo = lazyPart(async () => (await import('./AppPromo.tsx')).AppPromo);
const CancelOffer = lazyPart(async () => (await import('./CancelOffer.tsx')).CancelOffer);
const CashbackSheet = lazyPart(async () => (await import('./CashbackSheet.tsx')).CashbackSheet);

/** Draws what is below from the moment it is first asked for: sheets are not loaded with the page. */
function Once({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  return wasAsked && <Suspense fallback={null}>{children}</Suspense>;
}

/** `OfferTermsSheet`, fetched when it is first asked for. */
export function LazyOfferTerms(props: { shown: ShownTerms | null; currency: Currency; onClose: () => void }) {
  return (
    <Once isAsked={props.shown !== null}>
      <OfferTermsSheet {...props} />
    </Once>
  );
}

/** `AppPromo`, fetched when it is first asked for. */
export function LazyAppPromo() {
  return (
    <Once isAsked={useAtomValue(appPromoAtom)}>
      <AppPromo />
    </Once>
  );
}

/** `OfferEnd`, fetched when it is first asked for. */
export function LazyOfferEnd(props: { offer: Offer | null; onClose: () => void }) {
  return (
    <Once isAsked={props.offer !== null}>
      <OfferEnd {...props} />
    </Once>
  );
}

/** `CancelOffer`, fetched when it is first asked for. */
export function LazyCancelOffer(props: { offer: Offer | null; onDone: () => void }) {
  return (
    <Once isAsked={props.offer !== null}>
      <CancelOffer {...props} />
    </Once>
  );
}

/** `ReceivedBonuses`, the second tab of the page, fetched when it is opened. */
export function LazyReceivedBonuses() {
  return (
    <Suspense fallback={<OffersLoading />}>
      <ReceivedBonuses />
    </Suspense>
  );
}

/** `CashbackSheet`, fetched when it is first asked for. */
export function LazyCashbackSheet(props: { cashback: Cashback; isOpen: boolean; onClose: () => void }) {
  return (
    <Once isAsked={props.isOpen}>
      <CashbackSheet {...props} />
    </Once>
  );
}
