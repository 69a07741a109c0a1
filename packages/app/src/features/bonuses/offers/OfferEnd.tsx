import type { Offer } from '@tulpar/api/contract';
import { ButtonLink } from '@tulpar/ui/button';
import { BottomSheet, ConfirmDialog } from '@tulpar/ui/dialog';
import { href } from '#app/platform/routing/router.tsx';
import { useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { useBonusTexts, useMoment, useOfferName } from '../texts.ts';
import { FactList } from './OfferFacts.tsx';
import { useCancelOffer } from '../commands.ts';
import { isCancelable } from '../offers.ts';
import { useLastValue } from '#app/platform/state/last-value.ts';

/** Outcome of a past offer, in a sheet (BONUS-34). */
export function OfferEnd({ offer, onClose }: { offer: Offer | null; onClose: () => void }) {
  const t = useText();
  const name = useOfferName();
  const shown = useLastValue(offer);
  return (
    <BottomSheet
      open={offer !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shown ? name(shown) : t('bonuses.details.title')}
      closeLabel={t('common.close')}
    >
      {shown && <Facts offer={shown} />}
      {shown?.wager_amount_max != null && (
        <div className="px-4 pb-4">
          <ButtonLink href={href('bonusWagering', { id: shown.id })} variant="secondary" block>
            {t('bonuses.ledger.title')}
          </ButtonLink>
        </div>
      )}
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
  return (
    <FactList
      facts={[
        { name: t('bonuses.details.given'), value: money(offer.amount) },
        { name: t('bonuses.received.wagered'), value: money(offer.wager_amount) },
        { name: t('bonuses.details.released'), value: money(offer.released_amount) },
        // Bonus money forfeited at the end: above the cash-out cap, or all of it (WAG-20).
        ...(offer.removed_amount == null
          ? []
          : [{ name: t('bonuses.details.removed'), value: sum(offer.removed_amount) }]),
        { name: t('bonuses.details.closed'), value: offer.ended_at ? when(offer.ended_at) : unknown },
        {
          name: t('bonuses.details.reason'),
          value: open(`bonuses.reason.${offer.end_reason ?? ''}`) ?? unknown,
        },
      ]}
    />
  );
}

/** Dialog to confirm the cancellation of a bonus (BONUS-22). `offer` is its latest version. */
export function CancelOffer({ offer, onDone }: { offer: Offer | null; onDone: () => void }) {
  const t = useText();
  const name = useOfferName();
  const { mutate, isPending } = useCancelOffer(onDone);
  const shown = useLastValue(offer);
  // A round settled meanwhile can add a wager or end the bonus, which then cannot be cancelled.
  const isHeld = shown !== null && !isCancelable(shown) && !isPending;
  return (
    <ConfirmDialog
      open={offer !== null}
      onOpenChange={(isOpen) => !isOpen && !isPending && onDone()}
      title={t('bonuses.cancel.title')}
      text={isHeld ? t('bonuses.cancel.wait') : t('bonuses.cancel.text', { name: shown ? name(shown) : '' })}
      confirmLabel={isHeld ? null : t('bonuses.cancel.confirm')}
      cancelLabel={t(isHeld ? 'common.close' : 'bonuses.cancel.keep')}
      tone="danger"
      busy={isPending}
      onConfirm={() => offer && mutate(offer)}
    />
  );
}
