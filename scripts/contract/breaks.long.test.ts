import type { OpenAPI3 } from 'openapi-typescript';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findBreaks } from './breaks.ts';

const text = readFileSync(new URL('../../packages/api/openapi.json', import.meta.url), 'utf8');

interface ObjectSchema {
  properties: Record<string, object>;
  required: string[];
  enum: string[];
}
type Editable = OpenAPI3 & {
  paths: Record<string, object>;
  components: { schemas: Record<string, ObjectSchema | undefined> };
};
const editable = () => JSON.parse(text) as Editable;
const schemaOf = ({ components }: Editable, name: string) => {
  const schema = components.schemas[name];
  if (schema === undefined) throw new Error(`There is no ${name}`);
  return schema;
};

const breaksOf = async (change: (document: Editable) => void) => {
  const head = editable();
  change(head);
  return await findBreaks(editable(), head);
};

it('finds what breaks a client', async () => {
  const found = await breaksOf((head) => {
    delete head.paths['/api/v1/check'];
    schemaOf(head, 'Balance').required = ['bonusBalance', 'currency'];
    schemaOf(head, 'User').properties['email'] = { type: ['string', 'number', 'null'] };
    schemaOf(head, 'LoginBody').properties['captcha'] = { type: 'string' };
    schemaOf(head, 'LoginBody').required.push('captcha');
    schemaOf(head, 'LaunchMode').enum = ['real'];
  });
  const expected = [
    /^GET \/api\/v1\/check: removed$/,
    /^GET \/api\/v1\/profile\/balance: response: .*'realBalance' is optional/,
    /^GET \/api\/v1\/profile: response: .*not assignable/,
    /^POST \/api\/authenticate: body: .*'captcha' is missing/,
    /^POST \/api\/v1\/games\/{slug}\/launch: body: .*"demo"/,
  ];
  expect(expected.filter((line) => !found.some((one) => line.test(one)))).toEqual([]);
});

it('lets through what an old client does not notice, and everything in a new major version', async () => {
  const additions = await breaksOf((head) => {
    head.paths['/api/v1/new'] = { get: { operationId: 'new', responses: { 200: { description: 'New' } } } };
    schemaOf(head, 'Balance').properties['bonusCount'] = { type: 'integer' };
    schemaOf(head, 'LoginBody').properties['hint'] = { type: 'string' };
  });
  const major = await breaksOf((head) => {
    delete head.paths['/api/v1/check'];
    head.info.version = '2.0.0';
  });
  expect([additions, major]).toEqual([[], []]);
});
