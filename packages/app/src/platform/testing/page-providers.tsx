import { LinkProvider } from '@tulpar/ui/link';
import { ToastProvider } from '@tulpar/ui/toast';
import type { ComponentProps } from 'react';
import { TextProvider } from '../i18n/intl.tsx';
import { Link, RouterProvider } from '../routing/router.tsx';
import { SessionScope } from '../session/scope.tsx';

/** Providers of a page without the shell: messages, query client, links, toasts and a router. */
export function PageProviders({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  return (
    <TextProvider>
      <SessionScope>
        <LinkProvider value={Link}>
          <ToastProvider closeLabel="x" label="y">
            <RouterProvider router={router} />
          </ToastProvider>
        </LinkProvider>
      </SessionScope>
    </TextProvider>
  );
}
