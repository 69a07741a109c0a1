import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Dependencies } from '../../dependencies.ts';
import { formLimit, readForm } from '../html.ts';
import { isOwnHost, serverOrigin } from '../../http/origins.ts';
import { isSameText, randomToken } from '../../secrets.ts';
import * as environment from './environment-actions.ts';
import * as player from './player-actions.ts';
import { type ConsoleRequest, type ConsoleVariables, readRequest } from './page-parts.ts';
import { homePage } from './home.ts';
import { changeMethod } from './methods.ts';
import { monitoringPage, outboxPage } from './monitoring.ts';
import { changePromotion, judgeReview, newsPage } from './news.ts';
import { perform, type Action } from './perform.ts';
import { playerPage } from './player.ts';
import { playersPage } from './players.ts';
import { promoCodesPage, savePromo } from './promo-codes.ts';
import { changeTournament, openTournament } from './tournaments.ts';
import { page } from './layout.ts';

const cookieName = 'sandbox_visitor';
const visitorForm = /^[\w-]{43}$/;

/** Whether a form was sent from another origin. */
function isForeign({ req }: Context, own: string): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin';
  const origin = req.header('Origin');
  return origin !== undefined && origin !== own;
}

/**
 * CSRF protection: a cookie that other sites can neither read nor send with a form, and in every form a keyed hash of
 * the cookie. All server processes with the same secret accept them.
 */
function guardForms(deps: Dependencies): MiddlewareHandler<{ Variables: ConsoleVariables }> {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const own = serverOrigin(deps.config, url);
    const known = getCookie(context, cookieName);
    const visitor = known !== undefined && visitorForm.test(known) ? known : randomToken();
    const token = deps.secrets.hash('sandbox-form', visitor);
    const request = readRequest(deps, context, token);
    context.set('request', request);
    // Another host name is that of a foreign site whose DNS points to this server (DNS rebinding).
    if (deps.config.publicOrigin === null && !isOwnHost(deps.config, url.hostname))
      return page(request, {
        status: 421,
        title: 'Wrong address',
        hint: 'Open the page by the address of the server, or set PUBLIC_ORIGIN.',
      });
    if (context.req.method === 'POST') {
      const form = await readForm(context);
      const sent = form['token'];
      const isOurs = visitor === known && typeof sent === 'string' && isSameText(sent, token);
      if (!isOurs || isForeign(context, own))
        return page(request, {
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

const longestForm = 20_000;

const pages: Readonly<Record<string, (deps: Dependencies, request: ConsoleRequest) => Promise<Response>>> = {
  '/': homePage,
  '/outbox': outboxPage,
  '/monitoring': monitoringPage,
  '/news': newsPage,
  '/promo-codes': promoCodesPage,
  '/players': playersPage,
};

const actions: Readonly<Record<string, Action>> = {
  '/players/:id/erase': player.erase,
  '/players/:id/let-in': player.letIn,
  '/players/:id/ban': player.ban,
  '/players/:id/unban': player.unban,
  '/players/:id/offers': player.grant,
  '/players/:id/offers/expire': player.expire,
  '/players/:id/status': player.changeStatus,
  '/players/:id/notifications': player.send,
  '/players/:id/tickets': player.giveTicket,
  '/players/:id/deposits': player.startDeposit,
  '/players/:id/money': player.decideMoney,
  '/payments/:id': player.judgePayment,
  '/documents/:id': player.judgeDocument,
  '/promotions/:id': changePromotion,
  '/reviews/:id': judgeReview,
  '/tournaments': openTournament,
  '/tournaments/:id': changeTournament,
  '/promo-codes': savePromo,
  '/methods': changeMethod,
  '/clock': environment.changeTime,
  '/region': environment.changeRegion,
  '/faults': environment.makeFail,
  '/faults/clear': environment.makeWork,
  '/mails': environment.sendPromotionMail,
  '/demo': environment.openDemo,
};

/** The console: pages for the casino's operator, in English. Every form works without JavaScript. */
export function createConsole(deps: Dependencies): Hono<{ Variables: ConsoleVariables }> {
  const app = new Hono<{ Variables: ConsoleVariables }>();
  const areas = [...Object.keys(pages), ...Object.keys(actions)].map((path) => path.split('/')[1] ?? '');
  for (const area of new Set(areas))
    app.use(area === '' ? '/' : `/${area}/*`, formLimit(longestForm), guardForms(deps));
  for (const [path, draw] of Object.entries(pages))
    app.get(path, (context) => draw(deps, context.get('request')));
  app.get('/players/:id', (context) => playerPage(deps, context.get('request'), context.req.param('id')));
  app.get('/players/:id/data', (context) => player.exportData(deps, context.req.param('id')));
  for (const [path, action] of Object.entries(actions))
    app.post(path, (context) => perform(deps, context, action));
  return app;
}
