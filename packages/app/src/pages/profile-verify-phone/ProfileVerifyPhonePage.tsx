import { KnownPlayer, VerifyPhone } from '#app/features/profile/index.ts';

/** Confirms the player's phone by a code (ROUTE-21). */
export function Page() {
  return <KnownPlayer titleId="page.profileVerifyPhone">{(user) => <VerifyPhone user={user} />}</KnownPlayer>;
}
