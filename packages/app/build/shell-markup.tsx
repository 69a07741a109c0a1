import { renderToStaticMarkup } from 'react-dom/server';
import { Prerendered } from '../src/shell/Prerendered.tsx';

/** Markup of the shell. */
export function shellMarkup(): string {
  return renderToStaticMarkup(<Prerendered />);
}
