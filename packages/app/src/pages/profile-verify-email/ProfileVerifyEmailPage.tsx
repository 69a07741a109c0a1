import { KnownPlayer, VerifyEmail } from '#app/features/profile/index.ts';

/** Confirms the player's email by a link (ROUTE-22). */
export function Page() {
  return <KnownPlayer titleId="page.profileVerifyEmail">{(user) => <VerifyEmail user={user} />}</KnownPlayer>;
}
