import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints, type Endpoint } from '../contract/index.ts';
import { documentPath, openApiDocument, openApiText, type Json } from './document.ts';

type Node = { readonly [key: string]: Json };
const committed = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');

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
      const operation = paths[documentPath(endpoint.path)]?.[endpoint.method.toLowerCase()];
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

  it('documents access, retries and polling of every call, with an example', () => {
    const paths = openApiDocument()['paths'] as Record<string, Record<string, Node>>;
    for (const endpoint of Object.values(endpoints) as Endpoint[]) {
      const operation = paths[documentPath(endpoint.path)]?.[endpoint.method.toLowerCase()] ?? {};
      const text = String(operation['description']);
      const responses = operation['responses'] as Record<string, Node>;
      const personal = endpoint.auth === 'player' || endpoint.auth === 'both';
      const contents = Object.values((responses['200']?.['content'] ?? {}) as Record<string, Node>);
      const sent = Object.values(((operation['requestBody'] ?? {}) as Node)['content'] ?? {}) as Node[];
      const names = Object.keys((responses['200']?.['headers'] ?? {}) as Node);
      expect({
        id: endpoint.id,
        auth: operation['x-auth'],
        signed: JSON.stringify(operation['security']).includes('bearer'),
        refused: '401' in responses,
        keyed: text.includes('idempotency key'),
        polled: operation['x-poll-ms'],
        documented: text.includes('Polled every'),
        tagged: [names.includes('ETag'), '304' in responses, text.includes('ETag')],
        once: operation['x-retry'] === false,
        answered: contents.every((content) => 'example' in content || 'examples' in content),
        sent: sent.every((content) => 'example' in content),
      }).toEqual({
        id: endpoint.id,
        auth: endpoint.auth,
        signed: personal,
        refused: personal || 401 in (endpoint.errors ?? {}),
        keyed: endpoint.method === 'POST',
        polled: endpoint.poll,
        documented: endpoint.poll !== undefined,
        tagged: Array(3).fill(endpoint.etag === true),
        once: endpoint.retry === false,
        answered: true,
        sent: true,
      });
      expect(contents).toHaveLength(1);
      for (const [status, codes] of Object.entries(endpoint.errors ?? {}))
        for (const code of codes) expect(String(responses[status]?.['description'])).toContain(code);
    }
  });

  it('documents the size of upload parts, and that the last one may be smaller', { tags: ['KYC-11'] }, () => {
    const paths = openApiDocument()['paths'] as Record<string, Record<string, Node>>;
    const text = String(paths[endpoints.sendUploadPart.path]?.['post']?.['description']);
    expect(text).toContain(
      'A part has 16 KiB to 256 KiB; a smaller one is 422 with FIELD_INVALID under `data`',
    );
    expect(text).toContain('unless it is the last of its picture');
  });

  it('shows no example that its schema refuses', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(openApiDocument(), 'contract');
    const wrong: unknown[] = [];
    const check = (node: Json, pointer: string) => {
      if (typeof node !== 'object' || node === null) return;
      const { schema, example, examples } = node as Node;
      if (schema !== undefined) {
        const shown = Object.values((examples ?? {}) as Record<string, Node>).map(({ value }) => value);
        for (const value of example === undefined ? shown : [example, ...shown]) {
          const validate = ajv.compile({ $ref: `contract#${pointer}/schema` });
          if (!validate(value)) wrong.push([pointer, validate.errors]);
        }
        return;
      }
      for (const [key, inner] of Object.entries(node))
        check(inner, `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`);
    };
    check(openApiDocument(), '');
    expect(wrong).toEqual([]);
  });

  it('documents the rules of all calls', () => {
    const { description } = openApiDocument()['info'] as { description: string };
    const topics = [
      'Authorization',
      '/api/refresh',
      'Idempotency-Key',
      'Retry-After',
      'x-poll-ms',
      'X-Events',
      'minor units',
    ];
    expect(topics.filter((topic) => !description.includes(topic))).toEqual([]);
  });

  it('requires an idempotency key on every call that is not a GET', () => {
    const paths = openApiDocument()['paths'] as Record<string, Record<string, Node>>;
    for (const methods of Object.values(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const keyed = refs(operation['parameters'] ?? []).includes('#/components/parameters/IdempotencyKey');
        expect([operation['operationId'], keyed]).toEqual([operation['operationId'], method !== 'get']);
      }
    }
  });
});
