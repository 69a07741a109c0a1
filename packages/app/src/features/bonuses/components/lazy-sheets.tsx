import type { Cashback, Offer } from '@tulpar/api/contract';
import { Suspense, useState, type ReactNode } from 'react';
import type { Currency } from '#app/platform/i18n/languages.ts';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { appPromoAtom } from '../atoms.ts';
import type { ShownTerms } from './OfferTermsSheet.tsx';

const OfferTermsSheet = lazyPart(async () => (await import('./OfferTermsSheet.tsx')).OfferTermsSheet);
const OfferEnd = lazyPart(async () => (await import('./OfferEnd.tsx')).OfferEnd);
const AppPromo = lazyPart(async () => (await import('./AppPromo.tsx')).AppPromo);
const CancelOffer = lazyPart(async () => (await import('./CancelOffer.tsx')).CancelOffer);
const CashbackSheet = lazyPart(async () => (await import('./CashbackSheet.tsx')).CashbackSheet);

/** Mounts its children on first open, so that sheets are not loaded with the page. */
function Once({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  return wasAsked && <Suspense fallback={null}>{children}</Suspense>;
}

/** `OfferTermsSheet`, loaded on first open. */
export function LazyOfferTerms(props: { shown: ShownTerms | null; currency: Currency; onClose: () => void }) {
  return (
    <Once isAsked={props.shown !== null}>
      <OfferTermsSheet {...props} />
    </Once>
  );
}

export function LazyAppPromo() {
  return (
    <Once isAsked={useAtomValue(appPromoAtom)}>
      <AppPromo />
    </Once>
  );
}

export function LazyOfferEnd(props: { offer: Offer | null; onClose: () => void }) {
  return (
    <Once isAsked={props.offer !== null}>
      <OfferEnd {...props} />
    </Once>
  );
}

export function LazyCancelOffer(props: { offer: Offer | null; onDone: () => void }) {
  return (
    <Once isAsked={props.offer !== null}>
      <CancelOffer {...props} />
    </Once>
  );
}

export function LazyCashbackSheet(props: { cashback: Cashback; isOpen: boolean; onClose: () => void }) {
  return (
    <Once isAsked={props.isOpen}>
      <CashbackSheet {...props} />
    </Once>
  );
}
