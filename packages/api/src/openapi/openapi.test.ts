import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/index.ts';
import type { Endpoint } from '../contract/index.ts';
import { openApiDocument, openApiText } from './document.ts';
import type { Json } from './document.ts';

type Node = { readonly [key: string]: Json };
const committed = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');

/** Every `$ref` of a document. */
function refs(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => refs(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refs(inner),
  );
}

describe('openapi.json', () => {
  it('is what the contract says: run "pnpm --filter @tulpar/api openapi" after a change', () => {
    expect(committed).toBe(openApiText());
  });

  it('holds every call under its method and path', () => {
    const paths = openApiDocument()['paths'] as Record<string, Record<string, Node>>;
    for (const endpoint of Object.values(endpoints) as Endpoint[]) {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(String(operation?.['operationId']).split('Or').join(' ')).toContain(endpoint.id);
    }
  });

  it('points only at what it holds', () => {
    const document = openApiDocument();
    for (const ref of new Set(refs(document))) {
      const found = ref
        .slice(2)
        .split('/')
        .reduce<Json | undefined>((node, key) => (node as Node | undefined)?.[key], document);
      expect({ ref, found: found !== undefined }).toEqual({ ref, found: true });
    }
  });

  it('asks for an idempotency key on every call that is not a GET', () => {
    const paths = openApiDocument()['paths'] as Record<string, Record<string, Node>>;
    for (const methods of Object.values(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const keyed = refs(operation['parameters'] ?? []).includes('#/components/parameters/IdempotencyKey');
        expect([operation['operationId'], keyed]).toEqual([operation['operationId'], method !== 'get']);
      }
    }
  });
});
