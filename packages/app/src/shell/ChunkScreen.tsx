import { ReloadScreen } from '@tulpar/ui/screens';
import { useState } from 'react';
import { art } from '../art/objects.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';
import { storedText } from '../platform/storage/storage.ts';
import { reloadPage } from './reload.ts';

/** How often the player pressed reload here; cleared once the app has run well for a while (OP-72). */
const presses = storedText('refresh_btn_click');

/** Ms of a healthy page after which the count starts again. */
const HEALTHY = 5000;

/** Starts the count again once the page has run for a while. */
export function forgetReloads(): void {
  setTimeout(() => presses.remove(), HEALTHY);
}

/** A script of the app did not load (CRASH-07): waits for the player, and from the second time offers the main page. */
export function ChunkScreen({ reload = reloadPage }: { reload?: () => void }) {
  const t = useText();
  const [before] = useState(() => Number(presses.read() ?? 0) || 0);
  return (
    <ReloadScreen
      art={art.horseshoe}
      title={t('chunk.title')}
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
