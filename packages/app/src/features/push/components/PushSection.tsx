import type { PushSettings } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { Switch } from '@tulpar/ui/switch';
import { useEffect, useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { lacksCall } from '#app/platform/network/api.ts';
import { useQuery } from '#app/platform/network/query.ts';
import {
  forgetLostDevice,
  usePushKinds,
  useSwitchOffPush,
  useSwitchOnPush,
  pushOptions,
} from '../commands.ts';
import { hasPushHere } from '../index.ts';
import { pushPermission } from '../offer.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

/** Push settings: on or off for this device, and the kinds (REACH-15, REACH-16). */
export function PushSection({ isRestricted }: { isRestricted: boolean }) {
  const t = useText();
  const { data, error, isPending, refetch } = useQuery(pushOptions);
  // The server sends no push messages, or does not have this call at all.
  if (data?.public_key === null || lacksCall(error)) return null;
  return (
    <section aria-labelledby="push-title" className="wrap-anywhere">
      <h2 id="push-title" className="font-display text-title-sm">
        {t('push.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-muted">{t('push.text')}</p>
      <div className="mt-3">
        {data ? (
          <Settings settings={data} isRestricted={isRestricted} />
        ) : isPending ? (
          <SkeletonGroup label={t('push.loading')}>
            <Skeleton className="h-14 rounded-lg" />
          </SkeletonGroup>
        ) : (
          <LoadFailedNotice titleId="push.loadFailed" onRetry={refetch} />
        )}
      </div>
    </section>
  );
}

function Settings({ settings, isRestricted }: { settings: PushSettings; isRestricted: boolean }) {
  const t = useText();
  const [permission, setPermission] = useState(pushPermission);
  const [isHere, setHere] = useState(hasPushHere);
  const look = () => {
    setPermission(pushPermission());
    setHere(hasPushHere());
  };
  useEffect(() => {
    if (isHere && permission !== 'unsupported') void forgetLostDevice().then(() => setHere(hasPushHere()));
  }, [isHere, permission]);
  const on = useSwitchOnPush(look);
  const off = useSwitchOffPush(look);
  if (permission === 'unsupported') return <Notice>{t('push.unsupported')}</Notice>;
  if (permission === 'denied')
    return (
      <Notice title={t('push.denied.title')} tone="warning">
        {t('push.denied.text')}
      </Notice>
    );
  if (!isHere)
    return (
      <Button
        ref={handOverFocus}
        block
        variant="secondary"
        busy={on.isPending}
        onClick={() => on.mutate(settings)}
      >
        {t('push.on')}
      </Button>
    );
  return (
    <>
      <Kinds isRestricted={isRestricted} />
      <Button
        ref={handOverFocus}
        block
        variant="ghost"
        className="mt-2"
        busy={off.isPending}
        onClick={() => off.mutate()}
      >
        {t('push.off')}
      </Button>
    </>
  );
}

/** Message kinds; promotional ones are not offered during a restriction. */
function Kinds({ isRestricted }: { isRestricted: boolean }) {
  const { kinds = [] } = useQuery(pushOptions).data ?? {};
  const { wanted, choose } = usePushKinds();
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card">
      {kinds
        .filter(({ is_promotional }) => !(isRestricted && is_promotional))
        .map(({ code, title, is_on }) => (
          <Switch
            key={code}
            className="min-h-14 px-4 py-2"
            label={title}
            checked={wanted?.[code] ?? is_on}
            onCheckedChange={(is) => choose({ ...wanted, [code]: is })}
          />
        ))}
    </div>
  );
}
