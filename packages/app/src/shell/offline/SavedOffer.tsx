import { Button } from '@tulpar/ui/button';
import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/intl.tsx';
import { href, navigateTo } from '../../platform/routing/router.tsx';
import { hasSavedLobby, openSaved } from './saved.ts';

/** The way to the saved lobby, where one of at most 7 days is stored (REACH-05). */
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
  if (!isThere) return null;
  return (
    <Button
      variant="secondary"
      className="mt-2"
      onClick={() => {
        navigateTo(href('lobby'));
        void openSaved();
      }}
    >
      {t('offline.open')}
    </Button>
  );
}
