import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { loadStates } from './Availability.tsx';

const UnsavedPage = lazyPart(async () => (await loadStates()).UnsavedPage);

/**
 * Stands for a page whose script did not load for want of a network: says so, and becomes the page when the network is
 * back. It fails only where the server answers and has no such script (CRASH-07).
 */
export function awaitedPage(load: () => Promise<{ Page: ComponentType }>): ComponentType {
  const Page = lazyPart(async () => (await load()).Page);
  return function AwaitedPage() {
    return (
      <Suspense
        fallback={
          <Suspense>
            <UnsavedPage />
          </Suspense>
        }
      >
        <Page />
      </Suspense>
    );
  };
}
