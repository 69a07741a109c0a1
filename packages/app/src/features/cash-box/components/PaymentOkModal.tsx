import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { Picture } from '@tulpar/ui/picture';
import { useEffect } from 'react';
import { art } from '#app/art/objects.ts';
import { now } from '#app/platform/network/clock.ts';
import { useFormats, useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { useCodeTexts } from '../code-text.ts';
import { draftOf } from '../draft.ts';
import { returnedFrom, type Returned } from '../outcome.ts';
import { BALANCE_KEY, latestDepositOptions } from '../queries.ts';

const titles: Readonly<Record<Returned, MessageId>> = {
  credited: 'cashBox.ok.title',
  waiting: 'cashBox.ok.title',
  none: 'cashBox.ok.unknownTitle',
  declined: 'cashBox.ok.declinedTitle',
};

/**
 * What a player sees after coming back from the provider with `#payment_ok` (MODAL-01). The address proves nothing, so
 * the words follow the history, which is looked at until the deposit is settled.
 */
export function PaymentOkModal({ close }: { close: () => void }) {
  const t = useText();
  const go = useGo();
  const codes = useCodeTexts();
  const { money } = useFormats();
  const queries = useQueryClient();
  const { data: deposit, isPending, isError } = useQuery(latestDepositOptions);
  const returned = deposit === undefined ? null : returnedFrom(deposit, now());

  useEffect(() => {
    if (returned !== 'credited' && returned !== 'waiting') return;
    draftOf('deposit').remove();
    void queries.invalidateQueries({ queryKey: BALANCE_KEY });
    void queries.invalidateQueries({ queryKey: ['profile'] });
  }, [returned, queries]);

  const amount = deposit ? money(deposit.amount, { currency: deposit.currency, decimals: 'auto' }) : '';
  const text = () => {
    if (isPending) return t('cashBox.ok.checking');
    if (isError || returned === null || returned === 'none') return t('cashBox.ok.unknown');
    if (returned === 'credited') return t('cashBox.ok.credited', { amount });
    if (returned === 'waiting') return t('cashBox.ok.waiting', { amount });
    return codes.payment(deposit?.error_type ?? null, deposit?.reason_text);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={isPending ? t('cashBox.ok.checkingTitle') : t(titles[returned ?? 'none'])}
      closeLabel={t('cashBox.close')}
      media={
        <Picture
          image={returned === 'declined' ? art.horseshoe : art.coin}
          loading="eager"
          className="size-28 object-contain"
        />
      }
      footer={
        <Button
          block
          onClick={() => go(returned === 'declined' ? href('deposit') : href('games'), { replace: true })}
        >
          {returned === 'declined' ? t('cashBox.fail.back') : t('cashBox.ok.play')}
        </Button>
      }
    >
      <output className="block mt-2 text-body text-pretty text-ink-muted">{text()}</output>
    </Dialog>
  );
}
