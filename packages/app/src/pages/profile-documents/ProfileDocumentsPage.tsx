import { useState } from 'react';
import { DocumentsBoard } from '#app/features/documents/index.ts';
import { ProfileBar } from '#app/features/profile/index.ts';
import { profileAtom } from '#app/features/session/index.ts';
import { href, Navigate } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/**
 * Documents of a player (ROUTE-20). A player verified before this visit is redirected to the contacts
 * (ACCESS-12); one verified while the page is open stays and sees the decision (KYC-17).
 */
export function Page() {
  const { data: user } = useAtomValue(profileAtom);
  const [wasUnverified, setWasUnverified] = useState(false);
  if (user && !user.is_doc_verified && !wasUnverified) setWasUnverified(true);
  if (user?.is_doc_verified && !wasUnverified) return <Navigate replace to={href('profileContacts')} />;
  return (
    <>
      <ProfileBar />
      <DocumentsBoard />
    </>
  );
}
