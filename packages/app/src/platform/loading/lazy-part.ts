import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { awaitPart } from './chunks.ts';

export function lazyPart<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await awaitPart(load) }));
}
