import { expect, it } from 'vitest';
import { runConformance } from './run.ts';

it('refuses to run when a call to check does not exist', async () => {
  const run = runConformance({
    origin: 'https://api.example',
    player: { email: 'a@example.com', password: 'long-and-own' },
    only: ['balance', 'balanse'],
    fetch: () => Promise.reject(new Error('no request is expected')),
  });
  await expect(run).rejects.toThrow('The contract has no call balanse');
});
