import { expect } from '@playwright/test';

/** The operator on the pages under `/sandbox`, without a browser: submits the forms of those pages. */
export class Operator {
  readonly #origin: string;
  #cookie = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(path: string): Promise<string> {
    const answer = await this.#fetch(path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  }

  /** Submits the form of a page that posts to `action`, a path or a pattern. */
  async act(page: string, action: string | RegExp, fields: Readonly<Record<string, string>> = {}) {
    const forms = (await this.open(page)).split('<form').slice(1);
    const target = typeof action === 'string' ? new RegExp(`^${action}$`) : action;
    for (const form of forms) {
      const path = /action="([^"?]+)/.exec(form)?.[1] ?? '';
      if (!target.test(path)) continue;
      const hidden = form.matchAll(/type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g);
      const own = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
      const answer = await this.#fetch(path, {
        method: 'POST',
        body: new URLSearchParams({ ...own, ...fields }),
      });
      expect(answer.status, path).toBe(303);
      expect(answer.headers.get('Location'), path).toMatch(/[?&]done=/);
      return;
    }
    throw new Error(`${page} has no form for ${String(action)}.`);
  }

  /** Moves the server's clock forward, permanently for later tests. */
  moveClock(minutes: number): Promise<void> {
    return this.act('/sandbox', '/sandbox/clock', { do: 'move', count: String(minutes), unit: 'minute' });
  }

  /** The last message to an address or number: the entry of the outbox, as HTML. */
  async lastMessageTo(recipient: string): Promise<string> {
    let entry = '';
    await expect
      .poll(async () => {
        const entries = (await this.open('/sandbox/outbox')).split('<li');
        return (entry = entries.find((one) => one.includes(recipient)) ?? '');
      }, `a message to ${recipient}`)
      .not.toBe('');
    return entry;
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(`${this.#origin}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { Cookie: this.#cookie },
    });
    this.#cookie = /^[^;]+/.exec(answer.headers.get('Set-Cookie') ?? '')?.[0] ?? this.#cookie;
    return answer;
  }
}

export function linkIn(message: string): string {
  const [, address = ''] = /href="([^"]+)"/.exec(message) ?? [];
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
}
