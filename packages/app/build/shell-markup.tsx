import { renderToStaticMarkup } from 'react-dom/server';
import { OutdatedBrowser } from '../src/shell/OutdatedBrowser.tsx';
import { Prerendered } from '../src/shell/Prerendered.tsx';

/** Markup of the shell. */
export function shellMarkup(): string {
  return renderToStaticMarkup(<Prerendered />);
}

/** Markup of the page for browsers that the app does not support. */
export function outdatedMarkup(): string {
  return renderToStaticMarkup(<OutdatedBrowser />);
}
