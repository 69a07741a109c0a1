import { Hono } from 'hono';
import type { Dependencies } from '../../dependencies.ts';
import { serverOrigin } from '../../http/origins.ts';
import { formLimit } from '../html.ts';
import { changeStatus, expire, savePromo } from './bonus-actions.ts';
import type { DeskVariables } from './desk.ts';
import { guardForms } from './guard.ts';
import { homePage } from './home.ts';
import { changeMethod } from './methods.ts';
import { monitoringPage } from './monitoring.ts';
import { changePromotion, judgeReview, newsPage } from './news.ts';
import { outboxPage } from './outbox.ts';
import { perform } from './perform.ts';
import {
  ban,
  giveTicket,
  grant,
  judgeDocument,
  judgePayment,
  send,
  startDeposit,
  unban,
} from './player-actions.ts';
import { decideMoney, erase, exportData, letIn } from './person-actions.ts';
import { playerPage } from './player.ts';
import { playersPage } from './players.ts';
import { promoCodesPage } from './promo-codes.ts';
import {
  changeRegion,
  changeTime,
  makeFail,
  makeWork,
  openDemo,
  sendPromotionMail,
} from './environment-actions.ts';
import { changeTournament, openTournament } from './tournaments.ts';

/** Maximum form size, bytes; the longest form is a message. */
const longestForm = 20_000;

/** Pages of the casino operator. Every form works without JavaScript. */
export function createConsole(deps: Dependencies): Hono<{ Variables: DeskVariables }> {
  const pages = new Hono<{ Variables: DeskVariables }>();
  const own = (url: string) => serverOrigin(deps.config, new URL(url));
  for (const path of [
    '/',
    '/players/*',
    '/outbox',
    '/monitoring',
    '/news',
    '/promotions/*',
    '/reviews/*',
    '/payments/*',
    '/documents/*',
    '/clock',
    '/region',
    '/faults/*',
    '/demo',
    '/mails',
    '/tournaments/*',
    '/promo-codes',
    '/methods',
  ]) {
    pages.use(path, formLimit(longestForm), guardForms(deps));
  }

  pages.get('/', (context) => homePage(deps, context.get('desk')));
  pages.get('/outbox', (context) => outboxPage(deps, context.get('desk')));
  pages.get('/monitoring', (context) => monitoringPage(deps, context.get('desk')));
  pages.get('/news', (context) => newsPage(deps, context.get('desk')));
  pages.get('/promo-codes', (context) => promoCodesPage(deps, context.get('desk')));
  pages.get('/players', (context) => playersPage(deps, context.get('desk')));
  pages.get('/players/:id', (context) => playerPage(deps, context.get('desk'), context.req.param('id')));

  pages.get('/players/:id/data', (context) => exportData(deps, context.req.param('id')));

  const ofPlayer = {
    erase,
    'let-in': letIn,
    ban,
    unban,
    offers: grant,
    'offers/expire': expire,
    status: changeStatus,
    notifications: send,
    tickets: giveTicket,
  };
  for (const [name, action] of Object.entries(ofPlayer)) {
    pages.post(`/players/:id/${name}`, (context) =>
      perform(deps, context, (asked) => action(asked, context.req.param('id'))),
    );
  }
  pages.post('/players/:id/deposits', (context) =>
    perform(deps, context, (asked) =>
      startDeposit(deps, own(context.req.url), asked, context.req.param('id')),
    ),
  );
  pages.post('/players/:id/money', (context) =>
    perform(deps, context, (asked) => decideMoney(deps, asked, context.req.param('id'))),
  );
  pages.post('/payments/:id', (context) =>
    perform(deps, context, (asked) => judgePayment(deps, asked, context.req.param('id'))),
  );
  pages.post('/documents/:id', (context) =>
    perform(deps, context, (asked) => judgeDocument(asked, context.req.param('id'))),
  );
  pages.post('/promotions/:slug', (context) =>
    perform(deps, context, (asked) => changePromotion(asked, context.req.param('slug'))),
  );
  pages.post('/reviews/:id', (context) =>
    perform(deps, context, (asked) => judgeReview(asked, context.req.param('id'))),
  );
  pages.post('/tournaments', (context) => perform(deps, context, openTournament));
  pages.post('/tournaments/:id', (context) =>
    perform(deps, context, (asked) => changeTournament(asked, context.req.param('id'))),
  );
  pages.post('/promo-codes', (context) => perform(deps, context, savePromo));
  pages.post('/methods', (context) => perform(deps, context, changeMethod));
  pages.post('/clock', (context) => perform(deps, context, changeTime));
  pages.post('/region', (context) => perform(deps, context, changeRegion));
  pages.post('/faults', (context) => perform(deps, context, makeFail));
  pages.post('/faults/clear', (context) => perform(deps, context, makeWork));
  pages.post('/mails', (context) =>
    perform(deps, context, (asked) => sendPromotionMail(deps, own(context.req.url), asked)),
  );
  pages.post('/demo', (context) =>
    perform(deps, context, (asked) => openDemo(deps, own(context.req.url), asked)),
  );
  return pages;
}
