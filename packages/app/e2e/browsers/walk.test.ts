import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer } from '../player.ts';
import { TulparServer } from '../server.ts';
import { browsers } from './driver.ts';
import { Walker } from './walker.ts';

const PICTURES = resolve(import.meta.dirname, '../../../../.cache/test/browsers');

/** Script that draws a card on a table; returns a JPEG in Base64. */
const CARD = `
  const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
  const context = canvas.getContext('2d');
  const box = (colour, ...place) => { context.fillStyle = colour; context.fillRect(...place); };
  box('#3c4043', 0, 0, 1600, 1200);
  box('#b9c7cf', 160, 150, 1280, 900);
  for (let y = 300; y < 950; y += 34) for (let x = 260; x < 1340; x += 26) box('#14212b', x, y, 14, 18);
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1];`;

/** Script that returns the number of chosen pictures in IndexedDB. */
const STORED = `
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pictures');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('pictures').objectStore('pictures').count();
      counting.onerror = reject;
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });`;

/** Public pages, one of each kind. */
const DRAWN = ['/games/category/slots', '/providers', '/news', '/reviews', '/faq', '/about', '/no/such/page'];
/** Pages with React's comment markers, which only server-rendered HTML contains. */
const MARKED = ['/', '/games/tulpar-gold', '/tournaments'];

describe.each(Object.entries(browsers))('%s', (name, launch) => {
  const contact = newPlayer();
  let server: TulparServer;
  let walker: Walker;
  let folder = '';
  let step = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tulpar-walk-'));
    server = await TulparServer.create({ TURNOVER_FACTOR: '0' });
    walker = new Walker(await launch(), server.origin, PICTURES);
  });
  afterEach(async () => {
    step += 1;
    await walker?.driver.enterFrame(false);
    await walker?.picture(`${name}-${step}`);
  });
  afterAll(async () => {
    await walker?.driver.close();
    await server?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  const signIn = async () => {
    await walker.open('/auth/login');
    await walker.fill('session.email', contact.email);
    await walker.fill('session.password', contact.password);
    await walker.press('button', 'nav.login');
    await walker.path(/^\/(?!auth)/);
    await walker.find('button', /^Balans/);
  };

  it('takes over the pages that the server has drawn', { tags: ['BROW-01', 'FIRST-01'] }, async () => {
    for (const path of [...MARKED, ...DRAWN]) {
      // Stored state of a page, such as its scroll position, makes the browser render the next one itself.
      await walker.open('/robots.txt');
      await walker.driver.run('localStorage.clear(); sessionStorage.clear();');
      await walker.open(`${path}?language=az&currency=AZN`);
      await walker.until(`takeover of ${path}`, `return !document.getElementById('first-view')`);
      const comments = await walker.driver.run<number>(
        `const main = document.querySelector('main');
        const comments = document.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
        return comments.nextNode() ? 1 : 0;`,
      );
      if (MARKED.includes(path)) expect([path, comments]).toEqual([path, 1]);
    }
  });

  it('registers', { tags: ['BROW-04'] }, async () => {
    await walker.open('/auth/register?language=az&currency=AZN');
    await walker.fill('session.email', contact.email);
    await walker.fill('session.password', contact.password);
    await walker.press('button', 'session.create');
    await walker.path(/^\/(?!auth)/);
    await walker.press('button', 'bonuses.welcome.look');
    await walker.find('button', /^Balans/);
  });

  it('signs out and in again', { tags: ['BROW-04'] }, async () => {
    await walker.open('/profile');
    await walker.press('button', 'account.logout');
    await walker.find('link', 'nav.login');
    await signIn();
  });

  it('deposits on the payment page and comes back', { tags: ['BROW-04'] }, async () => {
    await walker.open('/cash-box/deposit');
    await walker.press('button', 'limits.offer.skip');
    await walker.until('sheet closed', `return !document.querySelector('[role="dialog"]')`);
    await walker.pressOn('main a[href*="method="]');
    await walker.fill('cashBox.amount', '150');
    await walker.press('button', 'cashBox.deposit.submit');
    await walker.path(/^\/sandbox\/pay\//);
    await walker.pressOn('button[name="outcome"][value="success"]');
    await walker.path(/#payment_ok$/);
    await walker.find('text', 'cashBox.ok.title');
    const { realBalance } = await walker.read<{ realBalance: number }>('/api/v1/profile/balance');
    expect(realBalance).toBe(15_000);
    await walker.until('new balance', `return /150/.test(document.querySelector('header').textContent)`);
  });

  it('plays a round', { tags: ['BROW-04'] }, async () => {
    await walker.open('/games/tulpar-gold');
    await walker.until('game', `return document.querySelector('iframe') !== null`);
    await walker.driver.enterFrame(true);
    await walker.pressOn('#spin[aria-disabled="false"]');
    await walker.until(
      'end of the round',
      `return document.querySelector('#spin[aria-disabled="false"]') !== null`,
    );
    await walker.driver.enterFrame(false);
    const { rounds } = await walker.read<{ rounds: number }>('/api/v1/profile/session');
    expect(rounds).toBe(1);
  });

  it('sends a document', { tags: ['BROW-04'] }, async () => {
    await walker.open('/profile/documents');
    const file = join(folder, 'front.jpg');
    await writeFile(file, await walker.driver.run<string>(CARD), 'base64');
    const field = 'input[name="images_pass"]';
    await walker.until(field, `return document.querySelector('${field}') !== null`);
    await walker.driver.upload(field, file);
    await walker.find('text', 'documents.good');
    // Once a chosen file is stored, it survives a reload, also in Playwright's private windows.
    await walker.until('stored picture', STORED);
    await walker.open('/profile/documents');
    await walker.find('text', 'documents.good');
    await walker.press('button', 'documents.send');
    await walker.find('text', 'documents.status.process');
  });

  it('withdraws', { tags: ['BROW-04'] }, async () => {
    await walker.open('/cash-box/withdrawal');
    await walker.pressOn('main a[href*="method=az-card-out"]');
    await walker.fill('cashBox.amount', '50');
    await walker.fill(/^Kart nömrəsi/, '4400430000031234');
    await walker.press('button', 'cashBox.withdraw.submit');
    await walker.find('text', 'cashBox.withdraw.done.title');
  });

  it('sets a limit', { tags: ['BROW-04'] }, async () => {
    await walker.open('/profile/limits');
    await walker.find('button', 'limits.set');
    await walker.press('button', 'limits.set');
    await walker.fill('limits.atMost', '300');
    await walker.press('button', 'limits.save');
    await walker.find('text', 'limits.done.set');
  });

  it('reads every language', { tags: ['BROW-04'] }, async () => {
    await walker.open('/profile');
    for (const language of ['kk', 'en', 'ru', 'az'] as const) {
      await walker.press('button', 'language.change');
      // A click into a sheet that still moves may miss.
      await walker.until(
        'sheet at rest',
        `return document.querySelector('[role="dialog"]')?.getAnimations().length === 0`,
      );
      await walker.press('text', `language.${language}`);
      await walker.until(language, `return document.documentElement.lang === '${language}'`);
      walker.language = language;
      await walker.find('button', 'account.logout');
      await walker.until('sheet closed', `return !document.querySelector('[role="dialog"]')`);
      await walker.picture(`${name}-8-${language}`);
    }
  });

  it('opens a page whose script was lost', { tags: ['BROW-03', 'BROW-04'] }, async () => {
    await walker.open('/');
    await walker.find('button', /^Balans/);
    await server.stop();
    // In-app navigation to a page whose script was not loaded before.
    await walker.driver.run(
      `history.pushState({}, '', '/credits'); dispatchEvent(new PopStateEvent('popstate', { state: {} }));`,
    );
    await walker.until(
      'unreachable',
      `return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(() => false, () => true)`,
    );
    await walker.picture(`${name}-9-offline`);
    await server.start();
    await walker.path(/^\/credits$/);
    await walker.until('credits', `return /CC BY/.test(document.querySelector('main')?.textContent || '')`);
    await walker.find('button', /^Balans/);
  });

  const leaveProfile = async () => {
    await walker.open('/profile');
    await walker.find('button', 'account.logout');
    await walker.driver.run(`setTimeout(() => (location.href = '/sandbox/outbox'))`);
    await walker.path(/^\/sandbox\/outbox/);
  };

  it('comes back from another page with a living page', { tags: ['BROW-04'] }, async () => {
    await leaveProfile();
    await walker.driver.back();
    await walker.path(/^\/profile$/);
    await walker.until(
      'the event stream',
      `return (await navigator.locks.query()).held.some(({ name }) => name === 'events')`,
    );
    await walker.press('button', 'account.logout');
    await walker.find('link', 'nav.login');
  });

  it('comes back signed out after a logout in another tab', { tags: ['BROW-04'] }, async () => {
    await signIn();
    await leaveProfile();
    await walker.driver.run(
      `for (const key of ['accessToken', 'refreshToken', 'sessionMark', 'user']) localStorage.removeItem(key);`,
    );
    await walker.driver.back();
    await walker.find('link', 'nav.login');
    await walker.press('link', 'nav.login');
    await walker.find('button', 'nav.login');
  });

  it('restores the position of a page that is reloaded', { tags: ['FIRST-01'] }, async () => {
    const isRunning = `document.getElementById('first-view') === null && document.readyState === 'complete' &&
      document.querySelector('main a[href^="/news/"]') !== null`;
    await walker.open('/news');
    await walker.until('the app', `return ${isRunning}`);
    await walker.driver.run(`scrollTo({ top: 300, behavior: 'instant' }); globalThis.isLeft = true;`);
    await walker.until('the position', 'return Math.round(scrollY) === 300');
    await walker.driver.run('location.reload()');
    await walker.until(
      'it again',
      `return !globalThis.isLeft && ${isRunning} && Math.round(scrollY) === 300`,
    );
  });

  it('draws the display face slanted', { tags: ['BROW-04'] }, async () => {
    await walker.open('/credits');
    await walker.driver.run(`
      const letter = Object.assign(document.createElement('div'), { className: 'slant font-display', textContent: 'I' });
letter.style.cssText = 'position:fixed;inset:0;z-index:999;background:#fff;color:#000;font-size:300px;padding:100px';
      document.body.append(letter);
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));`);
    const picture = (await walker.driver.screenshot()).toString('base64');
    const lean = await walker.driver.run<number>(`
      const bytes = Uint8Array.from(atob('${picture}'), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      const context = canvas.getContext('2d');
      context.drawImage(bitmap, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      // Without the scrollbar at the edge.
      const starts = [];
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < 340; x += 1) if (data[(y * width + x) * 4] < 100) { starts.push(x); break; }
      return starts[4] - starts[starts.length - 5];`);
    // The letter is about 210 px high, so a slant of 10° moves its top by 37 px.
    expect(lean).toBeGreaterThan(25);
  });

  it('has reported no failure of its own', { tags: ['BROW-01'] }, async () => {
    // Metrics of a page are sent when it is left.
    await walker.open('/sandbox/monitoring');
    const failures = await walker.driver.run<string[]>(
      `return [...document.querySelectorAll('li:has(> strong)')].map((row) => row.textContent.replace(/\\s+/g, ' ').trim());`,
    );
    // The test of a lost script has stopped the server; without https there is no Apple Pay.
    const known = /chunk-failure|isSecure=true/;
    expect(failures.filter((row) => !known.test(row))).toEqual([]);
  });
});
