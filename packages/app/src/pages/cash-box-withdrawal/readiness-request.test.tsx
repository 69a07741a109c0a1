import { expect, it } from 'vitest';
import { openApp } from '#app/shell/testing/app-at.tsx';

it('opening a withdrawal requests what can be withdrawn once', { tags: ['PAY-14'] }, async () => {
  const app = await openApp('/cash-box/withdrawal', true);
  await expect.poll(() => app.main()?.querySelectorAll('a[href*="method="]').length).toBeGreaterThan(0);
  await new Promise((drawn) => requestAnimationFrame(drawn));
  expect(app.asked.filter((one) => one.includes('withdrawal-readiness'))).toHaveLength(1);
});
