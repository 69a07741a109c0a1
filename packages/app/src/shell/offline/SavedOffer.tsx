import { Button } from '@tulpar/ui/button';
import { LowDataSwitch } from '../../features/low-data/index.ts';
import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/intl.tsx';
import { href, navigateTo } from '../../platform/routing/router.tsx';
import { hasSavedLobby, restoreSaved } from './restore.ts';

/** Button for the saved lobby, if one of the last 7 days is stored (REACH-05), and the data-saving switch. */
export function SavedOffer() {
  const t = useText();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const found = await hasSavedLobby();
      if (!isGone) setThere(found);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <>
      {isThere && (
        <Button
          variant="secondary"
          className="mt-2"
          onClick={() => {
            navigateTo(href('lobby'));
            void restoreSaved();
          }}
        >
          {t('offline.open')}
        </Button>
      )}
      <div className="mt-4 w-full max-w-md rounded-lg bg-surface-1 shadow-card">
        <LowDataSwitch />
      </div>
    </>
  );
}
