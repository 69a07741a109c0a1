import * as contract from '../contract/index.ts';
import type { Endpoint, Schema } from '../contract/index.ts';
import { ApiErrorBody } from '../errors.ts';
import { bodies } from '../samples/bodies.ts';
import { samples } from '../samples/samples.ts';
import { z } from '../z.ts';
import { describe, headers, headersOf, rules } from './descriptions.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** Kinds of schema that get a name in the document; texts and numbers are inlined. */
const nameable = new Set(['object', 'enum', 'union']);

/** Named schemas: the exports of the contract, except queries, which are inlined. */
function namedSchemas(): Map<Schema, string> {
  const named = new Map<Schema, string>([[ApiErrorBody, 'ApiErrorBody']]);
  for (const [name, value] of Object.entries(contract)) {
    if (!(value instanceof z.ZodMiniType) || !nameable.has(value.type) || name.endsWith('Query')) continue;
    if (!named.has(value)) named.set(value, name);
  }
  return named;
}

/** Converts all schemas to JSON schemas in one step, so that they share the named ones. */
function convert(all: readonly Endpoint[], named: ReadonlyMap<Schema, string>) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  for (const endpoint of all) {
    for (const part of ['params', 'query', 'body', 'response'] as const) {
      const schema = endpoint[part];
      if (schema && !registry.has(schema)) registry.add(schema, { id: `${endpoint.id}.${part}` });
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'output',
    override: ({ jsonSchema }) => {
      // Omit what holds for the whole contract: unknown keys are ignored, and every integer is a safe one.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) {
        delete jsonSchema.maximum;
        // Without a format, many generators use 32 bits, too few for money in minor units.
        jsonSchema.format = 'int64';
      }
    },
  });
  const clean = (name: string): JsonObject => {
    const { $schema: _schema, $id: _id, id: _name, ...rest } = schemas[name] ?? {};
    return JSON.parse(JSON.stringify(rest)) as JsonObject;
  };
  return {
    clean,
    of: (schema: Schema): JsonObject => {
      const name = named.get(schema);
      return name === undefined ? clean(registry.get(schema)?.id ?? '') : ref(name);
    },
    inline: (schema: Schema): JsonObject => clean(registry.get(schema)?.id ?? ''),
  };
}

type Converted = ReturnType<typeof convert>;

function parameters(endpoint: Endpoint, schemas: Converted): JsonObject[] {
  const list = (schema: Schema | undefined, where: 'path' | 'query'): JsonObject[] => {
    if (!schema) return [];
    const object = schemas.inline(schema);
    const required = (object['required'] ?? []) as readonly string[];
    return Object.entries((object['properties'] ?? {}) as JsonObject).map(([name, value]) => ({
      name,
      in: where,
      required: required.includes(name),
      schema: value,
    }));
  };
  return [
    ...list(endpoint.params, 'path'),
    ...list(endpoint.query, 'query'),
    ...(endpoint.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    ...(endpoint.etag ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
  ];
}

/** Shared error responses; `responses` selects those of a call. */
const statuses = {
  400: {
    name: 'Unreadable',
    code: 'IDEMPOTENCY_KEY_REQUIRED',
    why: 'The body cannot be read, or there is no idempotency key.',
  },
  401: {
    name: 'Unauthenticated',
    code: 'AUTH_TOKEN_EXPIRED',
    why: 'No access token, or an invalid or expired one: refresh and repeat.',
  },
  403: { name: 'Banned', code: 'AUTH_USER_BANNED', why: 'The player is banned; the session is over.' },
  409: {
    name: 'InFlight',
    code: 'IDEMPOTENCY_IN_FLIGHT',
    why: 'The same request is still running, or the current state does not allow it.',
  },
  429: {
    name: 'TooMany',
    code: 'TOO_MANY_ATTEMPTS',
    why: 'Too many attempts; Retry-After says when to retry.',
  },
  503: {
    name: 'Busy',
    code: 'SERVER_BUSY',
    why: 'The server is too busy, or without its database, for a moment; Retry-After says when to retry.',
  },
  500: { name: 'Fault', code: 'GENERAL_ERROR', why: 'A server error; clients retry with growing delays.' },
} as const;

const waits = new Set<string>(['409', '429', '503']);

const sharedResponses = Object.fromEntries(
  Object.entries(statuses).map(([status, { name, code, why }]) => [
    name,
    {
      description: why,
      headers: Object.fromEntries(
        ['X-Request-Id', ...(waits.has(status) ? ['Retry-After'] : [])].map((header) => [
          header,
          { $ref: `#/components/headers/${header}` },
        ]),
      ),
      content: {
        'application/json': {
          schema: ref('ApiErrorBody'),
          example: { message: code, request_id: 'req_01hx3' },
        },
      },
    },
  ]),
);

/** A sample as JSON without undefined values. */
function exampleOf(id: string, all: Readonly<Record<string, unknown>>): Json {
  const example = JSON.parse(JSON.stringify(all[id])) as Json;
  // Without fields, because linters mistake the `type` and `default` of a payment field for schema keywords.
  return id === 'methodOptions' ? { ...(example as JsonObject), fields: [] } : example;
}

/** Tag of a call: the first path segment after the version; `session` for a path without a version. */
const tagOf = (path: string) => /^\/api\/(?:v\d\/([\w-]+))?/.exec(path)?.[1] ?? 'session';

/** Path of a call in the document, without a trailing slash, which the server does not need. */
export const documentPath = (path: string) => path.replace(/\/$/, '');

function responses(endpoint: Endpoint, schemas: Converted): JsonObject {
  const type = { json: 'application/json', text: 'text/plain', 'event-stream': 'text/event-stream' }[
    endpoint.responseType ?? 'json'
  ];
  const refused = Object.entries(endpoint.errors ?? {}).map(([status, codes]) => {
    const [code = 'VALIDATION_ERROR'] = codes;
    const region = { country: 'XX', explanation_url: null };
    const example = { message: code, request_id: 'req_01hx3', ...(status === '451' ? region : {}) };
    return [
      status,
      {
        description: codes.length > 0 ? codes.join(', ') : 'Field codes',
        content: {
          'application/json': { schema: ref(status === '451' ? 'RegionBlocked' : 'ApiErrorBody'), example },
        },
      },
    ];
  });
  const personal = endpoint.auth === 'player' || endpoint.auth === 'both';
  const shared = [
    ...(personal ? (['401', '403'] as const) : []),
    ...(endpoint.method === 'POST' ? (['400', '409'] as const) : []),
    ...(['429', '500', '503'] as const),
  ];
  return {
    ...(Object.fromEntries(
      shared.map((status) => [status, { $ref: `#/components/responses/${statuses[status].name}` }]),
    ) as JsonObject),
    200: {
      description: 'Success',
      headers: Object.fromEntries(
        headersOf(endpoint).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      ),
      content: {
        [type]: { schema: schemas.of(endpoint.response), example: exampleOf(endpoint.id, samples) },
      },
    },
    ...(endpoint.etag ? { 304: { description: 'Nothing changed since the sent ETag; no body' } } : {}),
    ...(Object.fromEntries(refused) as JsonObject),
    default: { $ref: '#/components/responses/Refused' },
  };
}

const security = { player: [{ bearer: [] }], both: [{}, { bearer: [] }], open: [], guest: [] } as const;

function operation(endpoint: Endpoint, schemas: Converted): JsonObject {
  const type = endpoint.bodyType === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    description: describe(endpoint),
    'x-auth': endpoint.auth,
    ...(endpoint.retry === false ? { 'x-retry': false } : {}),
    'x-row': endpoint.row,
    ...(endpoint.poll === undefined ? {} : { 'x-poll-ms': endpoint.poll }),
    security: security[endpoint.auth],
    parameters: parameters(endpoint, schemas),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [type]: { schema: schemas.of(endpoint.body), example: exampleOf(endpoint.id, bodies) },
            },
          },
        }
      : {}),
    responses: responses(endpoint, schemas),
  };
}

/** Combines two calls with the same method and path into one operation, as OpenAPI requires. */
function either(first: JsonObject, second: JsonObject): JsonObject {
  const ids = [first['operationId'], second['operationId']] as string[];
  const names = new Set<Json | undefined>();
  const parameters = [first, second]
    .flatMap((operation) => operation['parameters'] as readonly JsonObject[])
    .filter(({ name }) => !names.has(name) && names.add(name))
    .map((parameter) => Object.assign({}, parameter, { required: false }));
  type Success = { headers: JsonObject; content: { 'application/json': { schema: Json; example: Json } } };
  const successOf = (operation: JsonObject) => (operation['responses'] as unknown as { 200: Success })[200];
  const answerOf = (operation: JsonObject) => successOf(operation).content['application/json'];
  const examples = Object.fromEntries(
    [first, second].map((operation) => [
      String(operation['operationId']),
      { value: answerOf(operation).example },
    ]),
  );
  return {
    ...first,
    operationId: ids.join('Or'),
    summary: `${String(second['summary'])} Where the query says so: ${String(first['summary'])}`,
    description: `${String(second['description'])} ${String(first['description'])}`,
    parameters,
    responses: {
      ...(first['responses'] as JsonObject),
      200: {
        description: 'Success',
        headers: successOf(second).headers,
        content: {
          'application/json': {
            schema: { oneOf: [answerOf(first).schema, answerOf(second).schema] },
            examples,
          },
        },
      },
    },
  };
}

/** The named schemas that calls use directly or indirectly, and the error body. */
function usedComponents(paths: unknown, all: readonly (readonly [string, JsonObject])[]) {
  const used = new Set(['ApiErrorBody']);
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(all.find(([known]) => known === name)?.[1] ?? null);
    }
  };
  follow(paths);
  return all.filter(([name]) => used.has(name));
}

/** The contract as an OpenAPI 3.1 document. The output is always the same. */
export function openApiDocument(): JsonObject {
  const all: readonly Endpoint[] = Object.values(contract.endpoints);
  const named = namedSchemas();
  const schemas = convert(all, named);
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const endpoint of all) {
    const methods = (paths[documentPath(endpoint.path)] ??= {});
    const method = endpoint.method.toLowerCase();
    const own = operation(endpoint, schemas);
    const other = methods[method];
    methods[method] = other ? either(other, own) : own;
  }
  const components = usedComponents(
    paths,
    [...named.values()].sort().map((name) => [name, schemas.clean(name)]),
  );
  const tags = [...new Set(all.map(({ path }) => tagOf(path)))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tulpar',
      version: '1.0.0',
      description: rules,
      contact: { name: 'The developers of Tulpar' },
    },
    tags: tags.map((name) => ({ name })),
    servers: [{ url: '/', description: 'Origin of the API; the app’s own unless another is set.' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'One per intent of the player; repeats of the intent carry the same.',
          schema: { type: 'string', format: 'uuid' },
          example: '7b0d6f0a-6a1c-4a86-9d5e-0f2f6b7f4a11',
        },
        IfNoneMatch: {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'ETag of the answer the client has.',
          schema: { type: 'string' },
        },
      },
      headers,
      responses: {
        ...sharedResponses,
        Refused: {
          description: 'A refusal; the message is a code.',
          content: { 'application/json': { schema: ref('ApiErrorBody') } },
        },
      },
      schemas: Object.fromEntries(components) as JsonObject,
    },
  };
}

export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
