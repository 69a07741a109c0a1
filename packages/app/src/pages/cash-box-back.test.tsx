import { afterEach, describe, expect, it } from 'vitest';
import { until } from '#app/platform/testing/until.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp | null = null;
afterEach(() => {
  app?.close();
  app = null;
});

const back = () => app?.main()?.querySelector('[aria-label="Назад"]')?.getAttribute('href');

/** An address that opens the cash box leads to the deposit; the way back is the page it was opened from. */
const wishAt = (page: string) => `${page}${page.includes('?') ? '&' : '?'}cashboxNavigate=1`;

describe('the way back from the cash box', () => {
  it.each(['deposit?method=kz-card', 'withdrawal', 'history', 'statement', 'rounds'])(
    'leads from the deposit to the main page where it would lead to /cash-box/%s',
    { tags: ['CASH-30'] },
    async (section) => {
      app = await openApp(wishAt(`/cash-box/${section}`), true);
      await until(() => expect(app?.main()?.textContent).toContain('Все способы'));
      expect(back()).toBe('/');
    },
  );

  it('leads to the page the player came from', { tags: ['CASH-30'] }, async () => {
    app = await openApp(wishAt('/contacts'), true);
    await until(() => expect(app?.main()?.textContent).toContain('Все способы'));
    expect(back()).toBe('/contacts');
  });
});
