import { describe, expect, it } from 'vitest';
import { testServer } from '../../testing/index.ts';

interface Refused {
  readonly errors?: Record<string, string[]>;
}

describe('common passwords', () => {
  const server = testServer();

  it('are refused at sign-up in any case, and others are not', { tags: ['SEC-12'] }, async () => {
    const signUp = async (password: string) =>
      (await server.post<Refused>('/api/signup', server.signUpBody({ password }))).body.errors;
    for (const password of ['123456', 'qwerty123', 'PassWord1', 'Dragon'])
      expect([password, await signUp(password)]).toEqual([password, { password: ['PASSWORD_COMMON'] }]);
    expect(await signUp('steppe-88')).toBeUndefined();
  });

  it('are refused at a change and a reset', { tags: ['SEC-12'] }, async () => {
    const email = 'common@example.com';
    const { access } = await server.signUp({ email });
    const changed = await server.post<Refused>(
      '/api/v1/profile/change-password',
      { old_password: 'secret-word', new_password: 'letmein' },
      { token: access },
    );
    expect([changed.status, changed.body.errors]).toEqual([422, { new_password: ['PASSWORD_COMMON'] }]);
    await server.askReset({ email });
    const [letter] = await server.sent(email, 'reset_password');
    const token = new URL(letter?.link ?? '').searchParams.get('token');
    const reset = await server.reset<Refused>({ token, password: 'football' });
    expect([reset.status, reset.body.errors]).toEqual([422, { password: ['PASSWORD_COMMON'] }]);
  });
});
