import { describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/index.ts';

describe('another provider', () => {
  it(
    'decides where a deposit is paid and how it ends, without the sandbox',
    { tags: ['API-28'] },
    async () => {
      const server = await createTestServer();
      Object.assign(server.deps, {
        provider: {
          pageAddress: (_origin: string, token: string) => `https://bank.example/checkout?t=${token}`,
          answerDeposit: () => ({ kind: 'refused', errorType: 'card_expired' }),
          refuseWithdrawal: () => null,
          failsOnce: () => false,
        },
      });
      const { access } = await server.signUp();
      const { body } = await server.post<{ payload: { redirect_url: string } }>(
        '/api/v1/pay',
        server.payBody({ amount: 500_000 }),
        { token: access },
      );
      const address = new URL(body.payload.redirect_url);
      expect(address.origin).toBe('https://bank.example');
      const settled = await server.press(address.searchParams.get('t') ?? '', 'success');
      expect(settled).toMatchObject({
        status: 'declined',
        redirectTo: expect.stringContaining('error_type=card_expired'),
      });
      expect((await server.balance(access)).realBalance).toBe(0);
      await server.close();
    },
  );
});
