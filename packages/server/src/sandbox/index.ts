import { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { createFonts, createGamePages, createRounds } from './games.ts';
import { createIndexPage, createOutboxPage } from './outbox.ts';
import { createPayPages } from './pay.ts';

/** What others do in a real system: the payment provider, the games, the mail. Mounted under `/sandbox`. */
export function createSandbox(deps: Dependencies): Hono {
  const sandbox = new Hono();
  sandbox.route('/pay', createPayPages(deps));
  sandbox.route('/games', createGamePages(deps));
  sandbox.route('/rounds', createRounds(deps));
  sandbox.route('/fonts', createFonts());
  sandbox.route('/outbox', createOutboxPage(deps));
  sandbox.route('/', createIndexPage());
  // Hono keeps `/sandbox` and `/sandbox/` apart; people do not.
  sandbox.get('*', (context, next) =>
    context.req.path === '/sandbox/' ? Promise.resolve(context.redirect('/sandbox')) : next(),
  );
  return sandbox;
}
