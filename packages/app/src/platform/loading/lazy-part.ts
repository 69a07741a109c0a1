import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { awaitPart } from './chunks.ts';
import { allStyles } from './styles.ts';

/** A component of a page that is fetched with its first use. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [Part] = await Promise.all([awaitPart(load), awaitPart(allStyles)]);
    return { default: Part };
  });
}
