import { ButtonLink } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { PageHeader } from '@tulpar/ui/page-header';
import { useEffect, useRef, type ReactNode } from 'react';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import type { User } from '@tulpar/api/contract';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { PROFILE_KEY, profileAtom, userAtom } from '#app/features/session/index.ts';
import { art } from '#app/art/objects.ts';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQueryClient } from '#app/platform/network/query.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

export function VerifyFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText();
  return (
    <div className="mx-auto max-w-140 tablet:pt-4">
      <PageHeader
        title={title}
        back={{ href: href('profileContacts'), label: t('common.back') }}
        className="static! h-auto! min-h-14 bg-transparent! backdrop-blur-none! [&_h1]:py-2 [&_h1]:hyphens-auto [&_h1]:whitespace-normal [&_h1]:wrap-anywhere"
      />
      {children}
    </div>
  );
}

export function VerifyColumn({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-3 px-4 pt-2 pb-6 tablet:px-6">{children}</div>;
}

/** `isNew`: confirmed while the page was open. */
interface ContactConfirmedProps {
  title: string;
  text: string;
  isNew: boolean;
}

export function ContactConfirmed({ title, text, isNew }: ContactConfirmedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button disappeared with the form.
    if (isNew && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <Notice tone="success" title={title}>
        {text}
      </Notice>
      <ToContacts />
    </div>
  );
}

export function ToContacts() {
  const t = useText();
  return (
    <ButtonLink href={href('profileContacts')} size="lg" block>
      {t('profile.toContacts')}
    </ButtonLink>
  );
}

/** `fields`: number of skeleton fields while the profile loads. */
interface PlayerRecordProps {
  children: (user: User) => ReactNode;
  fields?: number;
}

/** Renders its children with the profile; a skeleton or an error with a retry until then. */
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

/** `titleId`: title shown while the profile loads. */
interface KnownPlayerProps {
  titleId: MessageId;
  children: (user: User) => ReactNode;
}

/** A page rendered only with a known player, such as one that a full-screen step can replace. */
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
