import { lazy, Suspense, useState, type ComponentType } from 'react';
import { awaitPart } from '../platform/loading/chunks.ts';
import { matchesMedia, MOBILE, useMediaQuery } from '../platform/device/media-query.ts';

let Loaded: ComponentType | undefined;

async function load(): Promise<ComponentType> {
  Loaded ??= (await import('./SiteSidebar.tsx')).SiteSidebar;
  return Loaded;
}

/** Fetches the sidebar where the screen is wide enough for it: phones never load it. */
export async function loadSidebar(): Promise<void> {
  if (!matchesMedia(MOBILE)) await load();
}

const Late = lazy(async () => ({ default: await awaitPart(load) }));

/** The sidebar of wide screens, or its column while it is on its way; nothing on phones. */
export function SidebarSlot() {
  return useMediaQuery(MOBILE) ? null : <Column />;
}

function Column() {
  // One that was there in time is drawn at once; one that comes late stays what it is until it goes.
  const [Ready] = useState(() => Loaded);
  if (Ready) return <Ready />;
  return (
    <Suspense fallback={<div className="w-19 flex-none border-r border-line desktop:w-62" />}>
      <Late />
    </Suspense>
  );
}
