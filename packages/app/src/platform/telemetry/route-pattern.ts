import { matchRoute, paths } from '../routing/paths.ts';

/** The pattern of an in-app path, `/games/{slug}`: its values stay here. */
export function routePattern(pathname: string): string {
  return paths[matchRoute(pathname)?.id ?? 'notFound'].replaceAll(/:(\w+)/g, '{$1}');
}
