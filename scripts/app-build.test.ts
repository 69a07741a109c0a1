import { describe, expect, it } from 'vitest';
import { lightContract, missingMembers } from '../packages/app/build/contract.ts';

describe('the contract in the built app', () => {
  const source = `import { z } from '../z.ts';
export const Body = z.object({ name: z.string() });
export const send = defineEndpoint({
  id: 'send',
  row: 'API-01',
  summary: 'Sends { a, b }.',
  method: 'POST',
  path: '/api/v1/send',
  body: Body,
  errors: { 404: ['NOT_FOUND'] },
  answer: z.object({ row: z.string() }),
  retry: false,
});
export const last = defineEndpoint({ id: 'last', answer: z.null(), poll: 3000 });
export const other = define({ row: 1 });
`;

  it('keeps what the client reads and nothing of what only a server does', () => {
    const light = lightContract('/packages/api/src/contract/send.ts', source);
    expect(light).toContain(`export const send = defineEndpoint({
  id: 'send',
  method: 'POST',
  path: '/api/v1/send',
  answer: z.object({ row: z.string() }),
  retry: false,
});`);
    expect(light).toContain("export const last = defineEndpoint({ id: 'last', answer: z.null(), });");
    expect(light).toContain('export const other = define({ row: 1 });');
  });

  it('is asked for nothing it does not have', () => {
    const names =
      "import { call } from './api.ts';\nimport {\n  pay,\n  type Sum,\n} from '@tulpar/api/contract';\n";
    const uses =
      'pay.body.parse(x); pay?.query; call(pay, { body: intent.body }); repay.body; x.pay.body; pay.id;';
    expect(missingMembers(names + uses)).toEqual(['pay.body', 'pay?.query']);
    expect(missingMembers(uses)).toEqual([]);
  });

  it('leaves a module without calls as it is', () => {
    const types = 'export const Text = z.string();\n';
    expect(lightContract('/packages/api/src/contract/types.ts', types)).toBe(types);
  });
});
