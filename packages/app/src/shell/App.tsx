import { RouterProvider } from '../platform/router.tsx';
import { TextProvider } from '../platform/intl.tsx';
import { SessionScope } from '../platform/scope.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { startRouter } from './router.tsx';

/** The whole app over a router. */
export function App({ router }: { router: ReturnType<typeof startRouter> }) {
  return (
    <TextProvider>
      <CrashBoundary>
        <SessionScope>
          <RouterProvider router={router} />
        </SessionScope>
      </CrashBoundary>
    </TextProvider>
  );
}
