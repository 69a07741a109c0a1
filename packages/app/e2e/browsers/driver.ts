import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  globSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, firefox, webkit, type BrowserType, type LaunchOptions } from '@playwright/test';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, By, Capabilities, error as webdriverErrors } from 'selenium-webdriver';
import { freePort } from '../server.ts';

const CACHE = resolve(import.meta.dirname, '../../../../.cache/browsers');

/**
 * Path of an old Chromium that distributions no longer package: extracted from a version of the npm package
 * `@sparticuz/chromium`, downloaded once and cached in `.cache`.
 */
export function oldChromium(version: string): string {
  const program = join(CACHE, `chromium-${version}`);
  if (existsSync(program)) return program;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'unpack-'));
  try {
    const [archive = ''] = execFileSync('npm', ['pack', `@sparticuz/chromium@${version}`, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    }).split('\n');
    execFileSync('tar', ['xzf', archive, 'package/bin/chromium.br'], { cwd: folder });
    const packed = readFileSync(join(folder, 'package/bin/chromium.br'));
    writeFileSync(join(folder, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 });
    renameSync(join(folder, 'chromium'), program);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return program;
}

/** Viewport, px. */
const VIEWPORT = { width: 390, height: 844 };

/** Browser interface of the walk: elements are found by scripts, input is native. */
export interface Driver {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of an async function in the page or its frame and returns the result. */
  run<T>(body: string): Promise<T>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  upload(selector: string, file: string): Promise<void>;
  /** Switches later calls to the first frame of the page, or back to the page. */
  enterFrame(isInside: boolean): Promise<void>;
  /** PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The first frame of a page, or the page itself. */
function firstFrame<F extends { childFrames(): F[] }>(main: F, isInside: boolean): F {
  const frame = isInside ? main.childFrames()[0] : main;
  if (!frame) throw new Error('The page has no frame.');
  return frame;
}

const wrapped = (body: string) => `(async () => {${body}})()`;

/** Chromium, and Playwright's Firefox and WebKit. */
async function playwright(type: BrowserType, options: LaunchOptions = {}): Promise<Driver> {
  const browser = await type.launch(options);
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'az', timezoneId: 'Asia/Baku' });
  const page = await context.newPage();
  let frame = page.mainFrame();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    run: (body) => frame.evaluate(wrapped(body)),
    click: (selector) => frame.click(selector),
    type: (selector, text) => frame.locator(selector).pressSequentially(text),
    upload: (selector, file) => frame.setInputFiles(selector, file),
    enterFrame: async (isInside) => void (frame = firstFrame(page.mainFrame(), isInside)),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** An installed Firefox over WebDriver BiDi, which Playwright does not support. */
async function puppeteerFirefox(executablePath: string): Promise<Driver> {
  const defaultViewport = { ...VIEWPORT, deviceScaleFactor: 1 };
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport });
  const page = await browser.newPage();
  let frame = page.mainFrame();
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    run: async <T>(body: string) => (await frame.evaluate(wrapped(body))) as T,
    click: (selector) => frame.click(selector),
    type: (selector, text) => frame.type(selector, text),
    async upload(selector, file) {
      const input = await frame.$(selector);
      await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(file);
    },
    enterFrame: async (isInside) => void (frame = firstFrame(page.mainFrame(), isInside)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

const NOT_YET = [webdriverErrors.ElementNotInteractableError, webdriverErrors.ElementClickInterceptedError];

/** WebKitGTK over WebDriver; it needs a display, which Xvfb provides. */
async function webkitGtk(binary: string): Promise<Driver> {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), 'tulpar-webkit-'));
  const screen = `-screen 0 ${VIEWPORT.width}x${VIEWPORT.height}x24`;
  const server = spawn('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // Its own process group, because `xvfb-run` would leave its children running.
    detached: true,
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const close = async () => {
    const closed = once(server, 'exit');
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await closed;
    await rm(home, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries += 1) {
    if (tries > 200) throw new Error('WebKitWebDriver did not start.');
    await sleep(100);
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  // A script whose page is left never responds, so it must time out.
  await driver.manage().setTimeouts({ script: 10_000 });
  await driver.manage().window().setRect(VIEWPORT);
  return {
    open: (address) => driver.get(address),
    // Not by a script: one that runs while a page is restored would block the driver forever.
    back: () => driver.navigate().back(),
    async run<T>(body: string) {
      const outcome = await driver.executeAsyncScript<{ value?: T; error?: string }>(
        `const done = arguments[0];
        ${wrapped(body)}.then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if (outcome.error !== undefined) throw new Error(outcome.error);
      return outcome.value as T;
    },
    async click(selector) {
      // A sheet that is still sliding in cannot be clicked yet.
      const press = () =>
        driver
          .findElement(By.css(selector))
          .click()
          .then(
            () => true,
            (error: unknown) => {
              if (NOT_YET.some((kind) => error instanceof kind)) return false;
              throw error;
            },
          );
      await driver.wait(press, 10_000, `Not to be pressed: ${selector}`, 200);
    },
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    upload: (selector, file) => driver.findElement(By.css(selector)).sendKeys(file),
    enterFrame: async (isInside) => driver.switchTo().frame(isInside ? 0 : null),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit().catch(() => undefined);
      await close();
    },
  };
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const MINI_BROWSERS = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-*/MiniBrowser');

function installed(paths: readonly string[], packages: string): string {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new Error(`Missing: on Debian, apt-get install ${packages}`);
  return found;
}

const isDownloaded = (type: BrowserType) => existsSync(type.executablePath());

/**
 * The browsers of the walk: two old versions of Chromium, and Firefox and WebKit: Playwright's if they are
 * downloaded, else those of the system.
 */
export const browsers: Readonly<Record<string, () => Promise<Driver>>> = {
  'Chromium 109': () =>
    playwright(chromium, { executablePath: oldChromium('109.0.6'), args: ['--no-sandbox'] }),
  'Chromium 119': () =>
    playwright(chromium, { executablePath: oldChromium('119.0.2'), args: ['--no-sandbox'] }),
  Firefox: async () =>
    isDownloaded(firefox) ? playwright(firefox) : puppeteerFirefox(installed(FIREFOX, 'firefox-esr')),
  WebKit: async () => {
    if (isDownloaded(webkit)) return playwright(webkit);
    installed(['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver');
    installed(['/usr/bin/xvfb-run'], 'xvfb xauth');
    return webkitGtk(installed(MINI_BROWSERS, 'webkit2gtk-driver'));
  },
};
