import { ContactsForm, PlayerRecord, ProfileBar } from '#app/features/profile/index.ts';

/** Contact details of the player (ROUTE-18). */
export function Page() {
  return (
    <>
      <ProfileBar />
      <PlayerRecord>{(user) => <ContactsForm user={user} />}</PlayerRecord>
    </>
  );
}
