import { Player } from './player.ts';
import { quiet } from './quiet.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('REACH-12 REACH-13 while data are saved the lobby asks for no picture and no video, and a game page for one picture', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lowData', 'on'));
  const pictures: string[] = [];
  const ahead: string[] = [];
  page.on('request', (request) => {
    // What a game loads in its frame is the game itself.
    if (request.frame() !== page.mainFrame()) return;
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/cdn/')) pictures.push(pathname);
    if (pathname === '/sw.js') ahead.push(pathname);
  });
  const player = new Player(page, 'ru');
  await player.openLobby();
  for (let screen = 0; screen < 4; screen += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await quiet(page);
  }
  expect(pictures).toEqual([]);
  expect(ahead).toEqual([]);
  // Names stand where the pictures would be.
  const tile = page.getByRole('main').locator('a[href^="/games/"]:not([href*="category"])').first();
  const address = (await tile.getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page.locator('iframe, main h1').first()).toBeAttached();
  await quiet(page);
  expect(pictures.length).toBeLessThanOrEqual(1);
  await page.reload();
  await quiet(page);
  expect(await page.evaluate(() => localStorage.getItem('lowData'))).toBe('on');
});
