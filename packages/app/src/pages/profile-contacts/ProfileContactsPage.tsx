import { ContactsForm, PlayerRecord, ProfileBar } from '#app/features/profile/index.ts';

/** The personal contacts of the player (ROUTE-18). */
export function ProfileContactsPage() {
  return (
    <>
      <ProfileBar />
      <PlayerRecord>{(user) => <ContactsForm user={user} />}</PlayerRecord>
    </>
  );
}
