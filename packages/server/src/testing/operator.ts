import type { TestServer } from './server.ts';

/** Response of a page or form. */
export interface Seen {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A test browser for the operator's pages: keeps its cookie and submits forms. */
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
  /** The hidden fields of the form with an action. */
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
    /** Fills in and submits a form of a page; returns the path and query it leads to. */
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
