import { renderToStaticMarkup } from 'react-dom/server';
import { OutdatedBrowser } from '../src/shell/OutdatedBrowser.tsx';
import { Prerendered } from '../src/shell/Prerendered.tsx';

export function shellMarkup(): string {
  return renderToStaticMarkup(<Prerendered />);
}

export function outdatedMarkup(): string {
  return renderToStaticMarkup(<OutdatedBrowser />);
}
