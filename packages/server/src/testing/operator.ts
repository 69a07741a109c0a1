import type { TestServer } from './server.ts';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushMessage } from '@tulpar/api/contract';

/** Response to a page request or a form. */
interface Seen {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser for the operator's pages: stores its cookie and submits forms. */
export function createOperator(server: Pick<TestServer, 'app' | 'origin'>) {
  let cookie: string | null = null;
  const send = async (path: string, init: RequestInit = {}): Promise<Seen> => {
    const headers = new Headers(init.headers);
    if (cookie !== null) headers.set('Cookie', cookie);
    const answer = await server.app.request(`${server.origin}${path}`, { ...init, headers });
    cookie = /^[^;]+/.exec(answer.headers.get('Set-Cookie') ?? '')?.[0] ?? cookie;
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const open = (path: string) => send(path);
  /** Hidden fields of the page's form for an action. */
  const formOf = (text: string, action: string): Record<string, string> => {
    const form = text.split('<form').find((part) => part.includes(`action="${action}"`));
    if (form === undefined) throw new Error(`the page has no form for ${action}`);
    const hidden = form.matchAll(/type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g);
    return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
  };
  const post = (
    action: string,
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ) => send(action, { method: 'POST', headers, body: new URLSearchParams(fields) });

  return {
    open,
    post,
    async form(page: string, action: string) {
      return formOf((await open(page)).text, action);
    },
    /** Fills in and submits a form of a page; returns path and query of the page it redirects to. */
    async act(page: string, action: string, fields: Readonly<Record<string, string>> = {}) {
      const hidden = formOf((await open(page)).text, action);
      const answer = await post(action, { ...hidden, ...fields });
      const target = new URL(answer.headers.get('Location') ?? '/none', server.origin);
      return {
        status: answer.status,
        path: target.pathname,
        done: target.searchParams.get('done'),
        problem: target.searchParams.get('problem'),
        code: target.searchParams.get('code'),
        address: target.pathname + target.search,
      };
    },
  };
}

/** A browser with a push subscription. */
export interface PushBrowser {
  /** What the server gets to encrypt messages: a public key and a shared secret. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Decrypts a message of the server (RFC 8291); throws if it is for another browser. */
  open(body: Uint8Array): PushMessage;
}

/** Decrypts without the library with which the server encrypts. */
export function createPushBrowser(): PushBrowser {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    open(body) {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, 16);
      const keyEnd = 21 + (bytes[20] ?? 0);
      const sender = bytes.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      const sealed = bytes.subarray(keyEnd);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The text ends with a delimiter byte, followed by optional zero padding.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')) as PushMessage;
    },
  };
}
