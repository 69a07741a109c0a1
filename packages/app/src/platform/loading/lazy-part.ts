import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { awaitPart } from './chunks.ts';
import { allTexts } from '../i18n/intl.tsx';
import { allStyles } from './styles.ts';

/** A component of a page that is fetched with its first use; it has no texts beyond the lobby's. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [Part] = await Promise.all([awaitPart(load), awaitPart(allStyles)]);
    return { default: Part };
  });
}

/** A component of a page that is fetched with its first use, together with the texts beyond the lobby's. */
export function lazyTextPart<P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [Part] = await Promise.all([awaitPart(load), awaitPart(allStyles), awaitPart(allTexts)]);
    return { default: Part };
  });
}
