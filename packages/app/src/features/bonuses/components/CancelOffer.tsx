import type { Offer } from '@tulpar/api/contract';
import { ConfirmDialog } from '@tulpar/ui/dialog';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useCancelOffer } from '../commands.ts';
import { useOfferName } from '../texts.ts';

/** Confirms giving up a bonus and lists what is lost (BONUS-22). */
export function CancelOffer({ offer, onDone }: { offer: Offer | null; onDone: () => void }) {
  const t = useText();
  const name = useOfferName();
  const { mutate, isPending } = useCancelOffer(onDone);
  // The text must stay visible during the closing animation.
  const [shown, setShown] = useState(offer);
  if (offer && offer !== shown) setShown(offer);
  return (
    <ConfirmDialog
      open={offer !== null}
      onOpenChange={(isOpen) => !isOpen && !isPending && onDone()}
      title={t('bonuses.cancel.title')}
      text={t('bonuses.cancel.text', { name: shown ? name(shown) : '' })}
      confirmLabel={t('bonuses.cancel.confirm')}
      cancelLabel={t('bonuses.cancel.keep')}
      tone="danger"
      busy={isPending}
      onConfirm={() => offer && mutate(offer)}
    />
  );
}
