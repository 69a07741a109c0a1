import { ContactsForm, PlayerRecord, ProfileBar } from '#app/features/profile/index.ts';

/** Contact details of the player (ROUTE-18). */
function ProfileContactsPage() {
  return (
    <>
      <ProfileBar />
      <PlayerRecord>{(user) => <ContactsForm user={user} />}</PlayerRecord>
    </>
  );
}

export { ProfileContactsPage as Page };
