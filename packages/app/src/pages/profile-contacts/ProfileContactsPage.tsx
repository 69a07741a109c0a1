import { DocumentsBrief } from '#app/features/documents/index.ts';
import { ContactsForm, PlayerRecord, ProfileBar } from '#app/features/profile/index.ts';
import { DESKTOP, useMediaQuery } from '#app/platform/device/media-query.ts';

/** Contact details of the player (ROUTE-18); an unverified one also sees, on a desktop, what verification changes. */
export function Page() {
  const isDesktop = useMediaQuery(DESKTOP);
  return (
    <>
      <ProfileBar />
      <PlayerRecord>
        {(user) => (
          <div className="flex flex-1 flex-col desktop:grid desktop:flex-none desktop:grid-cols-[minmax(0,1fr)_20rem] desktop:items-start">
            <ContactsForm user={user} />
            {isDesktop && !user.is_doc_verified && (
              <aside className="pt-4 pr-6">
                <DocumentsBrief />
              </aside>
            )}
          </div>
        )}
      </PlayerRecord>
    </>
  );
}
