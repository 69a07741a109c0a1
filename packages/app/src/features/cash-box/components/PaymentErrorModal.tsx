import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { Link } from '@tulpar/ui/link';
import { Picture } from '@tulpar/ui/picture';
import { useEffect, useState } from 'react';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, navigateTo, useGo, useLocation } from '#app/platform/routing/router.tsx';
import { useCodeTexts } from '../code-text.ts';

/** Wait between the press and the way back to the cash box, ms (MODAL-03, OP-60). */
const WAIT = 1000;

/** The same page without the reason of the failed payment and without the hash. */
function cleanAddress(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('error_type');
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** Why a payment failed, by `error_type` of the address, the way back to the cash box and to whoever can help (MODAL-02, MODAL-03, HASH-10). */
export function PaymentErrorModal({ close }: { close: () => void }) {
  const t = useText();
  const go = useGo();
  const codes = useCodeTexts();
  const { pathname, search } = useLocation();
  const [isGoing, setGoing] = useState(false);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => go(href('deposit'), { replace: true }), WAIT);
    return () => clearTimeout(timer);
  }, [isGoing, go]);
  const leave = () => {
    if (new URLSearchParams(search).has('error_type'))
      navigateTo(cleanAddress(pathname, search), { replace: true });
    else close();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && leave()}
      title={t('cashBox.fail.title')}
      closeLabel={t('cashBox.close')}
      media={<Picture image={art.horseshoe} loading="eager" className="size-28 object-contain" />}
      footer={
        <>
          <Button block busy={isGoing} onClick={() => setGoing(true)}>
            {t('cashBox.fail.back')}
          </Button>
          <Button block variant="ghost" asChild>
            <Link href={href('contacts')}>{t('cashBox.fail.support')}</Link>
          </Button>
        </>
      }
    >
      <p className="mt-2 text-body text-pretty text-ink-muted">
        {codes.payment(new URLSearchParams(search).get('error_type'))}
      </p>
    </Dialog>
  );
}
