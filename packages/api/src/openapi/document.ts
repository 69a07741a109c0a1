import * as contract from '../contract/index.ts';
import type { Endpoint, Schema } from '../contract/index.ts';
import { ApiErrorBody } from '../errors.ts';
import { z } from '../z.ts';

/** JSON as it is written. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** Kinds of schema that deserve a name; plain texts and numbers say more in place. */
const nameable = new Set(['object', 'enum', 'union']);

/** Schemas with a name of their own: what the contract exports, but for queries, which are written out. */
function namedSchemas(): Map<Schema, string> {
  const named = new Map<Schema, string>([[ApiErrorBody, 'ApiErrorBody']]);
  for (const [name, value] of Object.entries(contract)) {
    if (!(value instanceof z.ZodMiniType) || !nameable.has(value.type) || name.endsWith('Query')) continue;
    if (!named.has(value)) named.set(value, name);
  }
  return named;
}

/** Converts every schema in one go, so that they share the named ones. */
function convert(all: readonly Endpoint[], named: ReadonlyMap<Schema, string>) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  for (const endpoint of all) {
    for (const part of ['params', 'query', 'body', 'answer'] as const) {
      const schema = endpoint[part];
      if (schema && !registry.has(schema)) registry.add(schema, { id: `${endpoint.id}.${part}` });
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'output',
    override: ({ jsonSchema }) => {
      // Keys a reader does not know are ignored, and every whole number is a safe one.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
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
  ];
}

function responses(endpoint: Endpoint, schemas: Converted): JsonObject {
  const type = { json: 'application/json', text: 'text/plain', 'event-stream': 'text/event-stream' }[
    endpoint.answerType ?? 'json'
  ];
  const refused = Object.entries(endpoint.errors ?? {}).map(([status, codes]) => [
    status,
    {
      description: codes.length > 0 ? codes.join(', ') : 'Field codes',
      content: { 'application/json': { schema: ref(status === '451' ? 'RegionBlocked' : 'ApiErrorBody') } },
    },
  ]);
  return {
    200: { description: 'Success', content: { [type]: { schema: schemas.of(endpoint.answer) } } },
    ...(endpoint.etag ? { 304: { description: 'Nothing changed since the sent ETag' } } : {}),
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
    'x-row': endpoint.row,
    ...(endpoint.poll === undefined ? {} : { 'x-poll-ms': endpoint.poll }),
    security: security[endpoint.auth],
    parameters: parameters(endpoint, schemas),
    ...(endpoint.body
      ? { requestBody: { required: true, content: { [type]: { schema: schemas.of(endpoint.body) } } } }
      : {}),
    responses: responses(endpoint, schemas),
  };
}

/** Two calls under one method and path become one operation with either answer. */
function either(first: JsonObject, second: JsonObject): JsonObject {
  const ids = [first['operationId'], second['operationId']] as string[];
  const names = new Set<Json | undefined>();
  const parameters = [first, second]
    .flatMap((operation) => operation['parameters'] as readonly JsonObject[])
    .filter(({ name }) => !names.has(name) && names.add(name))
    .map((parameter) => Object.assign({}, parameter, { required: false }));
  const answerOf = (operation: JsonObject) =>
    (operation['responses'] as { 200: { content: { 'application/json': { schema: JsonObject } } } })[200]
      .content['application/json'].schema;
  return {
    ...first,
    operationId: ids.join('Or'),
    summary: `${String(second['summary'])} Where the query says so: ${String(first['summary'])}`,
    parameters,
    responses: {
      ...(first['responses'] as JsonObject),
      200: {
        description: 'Success',
        content: { 'application/json': { schema: { oneOf: [answerOf(first), answerOf(second)] } } },
      },
    },
  };
}

/** The contract as an OpenAPI 3.1 document. The same contract gives the same bytes. */
export function openApiDocument(): JsonObject {
  const all: readonly Endpoint[] = Object.values(contract.endpoints);
  const named = namedSchemas();
  const schemas = convert(all, named);
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const endpoint of all) {
    const methods = (paths[endpoint.path] ??= {});
    const method = endpoint.method.toLowerCase();
    const own = operation(endpoint, schemas);
    const other = methods[method];
    methods[method] = other ? either(other, own) : own;
  }
  const components = [...named.values()].sort().map((name) => [name, schemas.clean(name)]);
  return {
    openapi: '3.1.0',
    info: { title: 'Tulpar', version: '1.0.0', description: 'HTTP contract of the player web app.' },
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
        },
      },
      responses: {
        Refused: {
          description: 'A refusal; the message is a code.',
          content: { 'application/json': { schema: ref('ApiErrorBody') } },
        },
      },
      schemas: Object.fromEntries(components) as JsonObject,
    },
  };
}

/** The text of the committed file. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
