import type { Offer } from '@tulpar/api/contract';
import { BottomSheet } from '@tulpar/ui/dialog';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useOpenText } from '#app/platform/i18n/open-text.ts';
import { useBonusTexts, useMoment, useOfferName } from '../texts.ts';

/** What became of an offer of the past, in a sheet (BONUS-34). */
export function OfferEnd({ offer, onClose }: { offer: Offer | null; onClose: () => void }) {
  const t = useText();
  const name = useOfferName();
  // The words stay while the sheet closes.
  const [shown, setShown] = useState(offer);
  if (offer && offer !== shown) setShown(offer);
  return (
    <BottomSheet
      open={offer !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown ? name(shown) : t('bonuses.details.title')}
      closeLabel={t('bonuses.sheet.close')}
    >
      {shown && <Facts offer={shown} />}
    </BottomSheet>
  );
}

function Facts({ offer }: { offer: Offer }) {
  const t = useText();
  const open = useOpenText();
  const when = useMoment();
  const { sum } = useBonusTexts(offer.currency);
  const unknown = t('bonuses.facts.unknown');
  const money = (minor: number | null | undefined) => (minor == null ? unknown : sum(minor));
  const lines = [
    [t('bonuses.details.given'), money(offer.amount)],
    [t('bonuses.details.wagered'), money(offer.wager_amount)],
    [t('bonuses.details.released'), money(offer.released_amount)],
    [t('bonuses.details.closed'), offer.ended_at ? when(offer.ended_at) : unknown],
    [t('bonuses.details.reason'), open(`bonuses.reason.${offer.end_reason ?? ''}`) ?? unknown],
  ] as const;
  return (
    <dl className="flex flex-col gap-2.5 pb-4">
      {lines.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="ml-auto text-right text-body-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
