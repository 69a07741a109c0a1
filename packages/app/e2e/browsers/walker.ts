import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pattern, text, type Language } from '../texts.ts';
import type { Driver } from './driver.ts';

/** Maximum wait for an element or state, ms. */
const PATIENCE = 30_000;

type Role = 'button' | 'link' | 'field' | 'checkbox' | 'text';

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  field: 'input:not([type="checkbox"]), textarea',
  checkbox: '[role="checkbox"], input[type="checkbox"]',
  text: 'h1, h2, h3, p, b, span, li, label, output, strong, div, dt, dd, td',
};

/** Runs in the page: marks the last visible element with a role and a name; returns whether there is one. */
const MARK = `
  const [selector, source, mark] = ARGS;
  const pattern = new RegExp(source);
  const plain = (words) => (words || '').replace(/\\s+/g, ' ').trim();
  const byId = (ids) => (ids || '').split(' ').map((id) => document.getElementById(id)?.textContent || '').join(' ');
  const names = (one) => [
    one.getAttribute('aria-label'), byId(one.getAttribute('aria-labelledby')), one.textContent,
    ...[...(one.labels || [])].map((label) => label.textContent),
  ];
  const found = [...document.querySelectorAll(selector)].filter(
    (one) => one.getClientRects().length > 0 && !one.closest('[aria-hidden="true"], [inert]') && names(one).some((name) => pattern.test(plain(name))),
  );
  const old = document.querySelector('[data-walk="' + mark + '"]');
  if (old) old.removeAttribute('data-walk');
  if (found.length === 0) return false;
  found[found.length - 1].setAttribute('data-walk', mark);
  return true;`;

const literal = (words: string) =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');

/** A player in any browser: finds elements by role and visible name, and waits for them. */
export class Walker {
  readonly driver: Driver;
  readonly origin: string;
  language: Language = 'az';
  readonly #pictures: string;

  constructor(driver: Driver, origin: string, pictures: string) {
    this.driver = driver;
    this.origin = origin;
    this.#pictures = pictures;
  }

  text(id: string): string {
    return text(this.language, id);
  }

  open(path: string): Promise<void> {
    return this.driver.open(this.origin + path);
  }

  /** Waits until the body of a function, run in the page, returns a truthy value. */
  async until<T>(what: string, body: string): Promise<T> {
    const deadline = Date.now() + PATIENCE;
    let last = '';
    while (Date.now() < deadline) {
      try {
        const value = await this.driver.run<T>(body);
        if (value) return value;
      } catch (error) {
        // The page may be navigating.
        last = String(error);
      }
      await sleep(100);
    }
    const state = await this.driver
      .run<string>('return location.href + "\\n" + document.body.innerText')
      .catch(String);
    throw new Error(`Not seen: ${what} ${last}\n${state.slice(0, 1500)}`);
  }

  path(expected: RegExp): Promise<string> {
    return this.until(
      `address ${String(expected)}`,
      `return ${String(expected)}.test(location.pathname + location.hash) && location.href`,
    );
  }

  /** Waits for an element and returns its selector. `name` is a message id or a pattern. */
  async find(role: Role, name: string | RegExp): Promise<string> {
    const isPlain = typeof name === 'string';
    const source = isPlain
      ? text(this.language, name).includes('{') || text(this.language, name).includes('<')
        ? pattern(this.language, name).source
        : `^${literal(this.text(name))}$`
      : name.source;
    const mark = 'here';
    const args = JSON.stringify([SELECTORS[role], source, mark]);
    await this.until(
      `${role} ${source}`,
      MARK.replace('ARGS', () => args),
    );
    return `[data-walk="${mark}"]`;
  }

  async press(role: Role, name: string | RegExp): Promise<void> {
    const selector = await this.find(role, name);
    // A new sheet is covered for a moment, which Puppeteer does not see.
    await this.until(
      `${selector} uncovered`,
      `const element = document.querySelector('${selector}');
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));`,
    );
    await this.driver.click(selector);
  }

  async fill(name: string | RegExp, words: string): Promise<void> {
    const selector = await this.find('field', name);
    await this.driver.click(selector);
    await this.driver.type(selector, words);
  }

  async pressOn(selector: string): Promise<void> {
    await this.until(
      selector,
      `return document.querySelector(${JSON.stringify(selector)})?.getClientRects().length`,
    );
    await this.driver.click(selector);
  }

  /** Calls the server with the player's token. */
  read<T>(path: string): Promise<T> {
    return this.driver.run<T>(
      `const headers = { Authorization: 'Bearer ' + localStorage.getItem('accessToken') };
      const answer = await fetch(${JSON.stringify(path)}, { headers });
      if (!answer.ok) throw new Error(answer.status + ' ' + (await answer.text()));
      return answer.json();`,
    );
  }

  async picture(name: string): Promise<void> {
    await mkdir(this.#pictures, { recursive: true });
    await writeFile(join(this.#pictures, `${name}.png`), await this.driver.screenshot());
  }
}
