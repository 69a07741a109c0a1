import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPart } from './chunks.ts';
import { allTexts } from './intl.tsx';

/** A component that is fetched with its first use, together with the texts beyond the lobby's. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [Part] = await Promise.all([loadPart(load), loadPart(allTexts)]);
    return { default: Part };
  });
}
