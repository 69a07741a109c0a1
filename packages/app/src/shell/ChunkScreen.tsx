import { ReloadScreen } from '@tulpar/ui/screens';
import { useEffect, useState } from 'react';
import { art } from '../art/objects.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import { storedText } from '../platform/storage/storage.ts';
import { recoverChunk } from './lost-chunk.ts';
import { reloadPage } from './reload.ts';

/** How often the player pressed reload here; reset after the app has run for some time (OP-72). */
const presses = storedText('refresh_btn_click');

/** Ms of a healthy page before the count is reset. */
const HEALTHY = 5000;

/** Resets the count once the page has run for some time. */
export function forgetReloads(): void {
  setTimeout(() => presses.remove(), HEALTHY);
}

/**
 * A script of the app did not load (CRASH-07): reloads once; after that, or if there is a new build, waits
 * for the player, and from the second press on offers the main page.
 */
export function ChunkScreen({ reload = reloadPage }: { reload?: () => void }) {
  const t = useText();
  const [isNewBuild, setNewBuild] = useState(false);
  useEffect(() => void recoverChunk(reload).then((found) => setNewBuild(found === 'new')), [reload]);
  const [before] = useState(() => Number(presses.read() ?? 0) || 0);
  return (
    <ReloadScreen
      art={art.horseshoe}
      title={t(isNewBuild ? 'chunk.title' : 'chunk.lost')}
      text={t('chunk.text')}
      reloadLabel={t('reload')}
      onReload={() => {
        presses.write(String(before + 1));
        reload();
      }}
      home={before >= 1 ? { label: t('goToMainPage'), href: href('lobby') } : undefined}
    />
  );
}
