import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const root = () => document.documentElement;

/**
 * Whether the page is being printed; it then shows everything in print colours. `print` opens the browser's
 * dialog; printing from the browser's menu works the same.
 */
export function usePrinting(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    let theme: string | undefined;
    const begin = () => {
      theme ??= root().dataset['theme'];
      root().dataset['theme'] = 'light';
      // The browser takes its snapshot as soon as this returns.
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      if (theme !== undefined) root().dataset['theme'] = theme;
      theme = undefined;
      setPrinting(false);
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      end();
    };
  }, []);
  return { isPrinting, print: () => window.print() };
}
