import type { User } from '@tulpar/api/contract';
import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import type { ReactNode } from 'react';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { PROFILE_KEY, profileAtom, userAtom } from '#app/features/session/index.ts';
import { art } from '#app/art/objects.ts';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQueryClient } from '#app/platform/network/query.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { VerifyFrame } from './VerifyFrame.tsx';

/** `fields`: number of skeleton fields while the profile loads. */
interface PlayerRecordProps {
  children: (user: User) => ReactNode;
  fields?: number;
}

/** Renders its children with the profile; until then a skeleton, an error with a retry, or for a guest a login link. */
export function PlayerRecord({ children, fields = 6 }: PlayerRecordProps) {
  const t = useText();
  const signedIn = useSignedIn();
  const { data: user, isError } = useAtomValue(profileAtom);
  const queries = useQueryClient();
  if (user) return children(user);
  // A failed login by link can leave a guest here (OP-12).
  if (!signedIn)
    return (
      <EmptyState
        art={art.search}
        title={t('profile.guestTitle')}
        text={t('profile.guestText')}
        className="py-14"
        action={<ButtonLink href={href('login')}>{t('nav.login')}</ButtonLink>}
      />
    );
  if (isError)
    return (
      <LoadFailed
        titleId="account.loadFailed"
        textId="account.loadFailedText"
        onRetry={() => queries.refetchQueries({ queryKey: PROFILE_KEY })}
        className="py-14"
      />
    );
  return (
    <SkeletonGroup label={t('common.loading')} className="flex flex-col gap-3 px-4 py-4 tablet:px-6">
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} className="h-14 rounded-md" />
      ))}
    </SkeletonGroup>
  );
}

interface KnownPlayerProps {
  titleId: MessageId;
  children: (user: User) => ReactNode;
}

/** Children with a frame of their own; until the profile has loaded, `PlayerRecord` in a frame titled `titleId`. */
export function KnownPlayer({ titleId, children }: KnownPlayerProps) {
  const t = useText();
  const user = useAtomValue(userAtom);
  if (user) return children(user);
  return (
    <VerifyFrame title={t(titleId)}>
      <PlayerRecord fields={2}>{children}</PlayerRecord>
    </VerifyFrame>
  );
}
