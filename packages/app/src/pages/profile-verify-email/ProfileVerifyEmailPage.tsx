import { KnownPlayer, VerifyEmail } from '#app/features/profile/index.ts';

/** Confirms the e-mail of the player by a letter (ROUTE-22). */
export function ProfileVerifyEmailPage() {
  return <KnownPlayer titleId="page.profileVerifyEmail">{(user) => <VerifyEmail user={user} />}</KnownPlayer>;
}
