import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { requirePageTexts } from '../i18n/intl.tsx';
import { awaitPart } from './chunks.ts';

export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [part] = await Promise.all([awaitPart(load), awaitPart(requirePageTexts)]);
    return { default: part };
  });
}
