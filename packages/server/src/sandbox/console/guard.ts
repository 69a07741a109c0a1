import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Dependencies } from '../../dependencies.ts';
import { isOwnHost, serverOrigin } from '../../http/origins.ts';
import { isSameText, randomToken } from '../../secrets.ts';
import { readForm } from '../html.ts';
import { readDesk, type DeskVariables } from './desk.ts';
import { page } from './layout.ts';

const cookieName = 'sandbox_visitor';
const visitorForm = /^[\w-]{43}$/;

/** Whether another site has sent the form. */
function isForeign({ req }: Context, own: string): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = req.header('Origin');
  return origin !== undefined && origin !== own;
}

/**
 * CSRF protection: a cookie that other sites can neither read nor send, and in every form a keyed hash of it.
 * Any server process with the same secret accepts them.
 */
export function guardForms(deps: Dependencies): MiddlewareHandler<{ Variables: DeskVariables }> {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const own = serverOrigin(deps.config, url);
    const known = getCookie(context, cookieName);
    const visitor = known !== undefined && visitorForm.test(known) ? known : randomToken();
    const token = deps.secrets.hash('sandbox-form', visitor);
    const desk = readDesk(deps, context, token);
    context.set('desk', desk);
    // Any other host is a foreign site whose DNS points here (DNS rebinding).
    if (deps.config.publicOrigin === null && !isOwnHost(deps.config, url.hostname))
      return page(desk, {
        status: 421,
        title: 'Wrong address',
        hint: 'Open the page by the address of the server, or set PUBLIC_ORIGIN.',
      });
    if (context.req.method === 'POST') {
      const form = await readForm(context);
      const sent = form['token'];
      const isOurs = visitor === known && typeof sent === 'string' && isSameText(sent, token);
      if (!isOurs || isForeign(context, own))
        return page(desk, {
          status: 403,
          title: 'The form is out of date',
          hint: 'Nothing has changed. Open the page again and repeat.',
        });
    }
    await next();
    if (visitor !== known) {
      setCookie(context, cookieName, visitor, {
        path: '/sandbox',
        httpOnly: true,
        sameSite: 'Lax',
        secure: own.startsWith('https:'),
      });
    }
    return undefined;
  };
}
