import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { UnsavedPage } from './availability-states.tsx';

/**
 * Placeholder of a page whose script could not load while offline; becomes the page when the network is back.
 * Fails only if the server responds without the script (CRASH-07).
 */
export function awaitedPage(load: () => Promise<{ Page: ComponentType }>): ComponentType {
  const Page = lazyPart(async () => (await load()).Page);
  return function AwaitedPage() {
    return (
      <Suspense fallback={<UnsavedPage />}>
        <Page />
      </Suspense>
    );
  };
}
