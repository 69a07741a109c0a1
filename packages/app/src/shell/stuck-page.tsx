import { createRoot } from 'react-dom/client';
import { report } from '../platform/telemetry/report.ts';
import { countReload, mayReload, reloadPage } from './lost-chunk.ts';

/**
 * Time for React to render one empty element, ms. It waits for a page that is rendering: 1.4 s with a processor slowed
 * down 20 times.
 */
const LIMIT = 3000;

/**
 * Reloads a page restored from the back-forward cache in which React no longer renders (BROW-04). WebKit loses messages
 * that are sent while a page is left, and React's scheduler sends no other until its own arrives: presses still work,
 * but no navigation ends. The reload restores the drafts of forms. Returns an unsubscribe function.
 */
export function watchRestoredPage(reload = reloadPage): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      clearInterval(timer);
      if (!mayReload()) return;
      countReload();
      report('stuck-page', {});
      reload();
    }, LIMIT);
    // A root of its own: in the app's, a click would render the update, and a page whose script loads would delay it.
    createRoot(document.createElement('div')).render(<i ref={() => clearInterval(timer)} />);
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
