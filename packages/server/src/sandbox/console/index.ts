import { Hono } from 'hono';
import type { Dependencies } from '../../dependencies.ts';
import { formLimit } from '../html.ts';
import type { Desk, DeskVariables } from './desk.ts';
import * as environment from './environment-actions.ts';
import { guardForms } from './guard.ts';
import { homePage } from './home.ts';
import { changeMethod } from './methods.ts';
import { monitoringPage } from './monitoring.ts';
import { changePromotion, judgeReview, newsPage } from './news.ts';
import { outboxPage } from './outbox.ts';
import { perform, type Action } from './perform.ts';
import * as player from './player-actions.ts';
import { playerPage } from './player.ts';
import { playersPage } from './players.ts';
import { promoCodesPage, savePromo } from './promo-codes.ts';
import { changeTournament, openTournament } from './tournaments.ts';

/** Maximum form size, bytes; the longest form is a message. */
const longestForm = 20_000;

const pages: Readonly<Record<string, (deps: Dependencies, desk: Desk) => Promise<Response>>> = {
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

/** Pages of the casino operator, in English. Every form works without JavaScript. */
export function createConsole(deps: Dependencies): Hono<{ Variables: DeskVariables }> {
  const app = new Hono<{ Variables: DeskVariables }>();
  const areas = [...Object.keys(pages), ...Object.keys(actions)].map((path) => path.split('/')[1] ?? '');
  for (const area of new Set(areas))
    app.use(area === '' ? '/' : `/${area}/*`, formLimit(longestForm), guardForms(deps));
  for (const [path, draw] of Object.entries(pages))
    app.get(path, (context) => draw(deps, context.get('desk')));
  app.get('/players/:id', (context) => playerPage(deps, context.get('desk'), context.req.param('id')));
  app.get('/players/:id/data', (context) => player.exportData(deps, context.req.param('id')));
  for (const [path, action] of Object.entries(actions))
    app.post(path, (context) => perform(deps, context, action));
  return app;
}
