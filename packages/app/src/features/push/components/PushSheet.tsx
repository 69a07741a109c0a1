import { BottomSheet } from '@tulpar/ui/dialog';
import { Button } from '@tulpar/ui/button';
import { CheckIcon } from '@tulpar/ui/icon';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useOverlayTurn } from '#app/platform/state/overlay-turns.ts';
import { useSwitchOnPush, pushOptions } from '../commands.ts';
import { pushOfferAtom, closePushOffer, putOffPush } from '../offer.ts';

/** Question in our own words before the browser's permission prompt (REACH-15). */
export function PushSheet() {
  const t = useText();
  const isOpen = useOverlayTurn('offer', useAtomValue(pushOfferAtom));
  const { data } = useQuery(pushOptions);
  const on = useSwitchOnPush(closePushOffer);
  // The settings have not loaded, or the server sends no push messages.
  if (!data?.public_key) return null;
  return (
    <BottomSheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) putOffPush();
      }}
      title={t('push.offer.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button block size="lg" busy={on.isPending} onClick={() => on.mutate(data)}>
            {t('push.on')}
          </Button>
          <Button block size="lg" variant="ghost" onClick={putOffPush}>
            {t('common.notNow')}
          </Button>
        </>
      }
    >
      <div className="px-4 pb-2">
        <p className="text-body text-ink-muted">{t('push.offer.text')}</p>
        <ul className="mt-3 flex flex-col gap-2">
          {data.kinds
            .filter(({ is_on }) => is_on)
            .map(({ code, title }) => (
              <li key={code} className="flex items-center gap-2.5 text-body-strong">
                <CheckIcon className="size-5 flex-none text-success-ink" />
                {title}
              </li>
            ))}
        </ul>
        <p className="mt-3 text-caption text-ink-muted">{t('push.offer.private')}</p>
      </div>
    </BottomSheet>
  );
}
