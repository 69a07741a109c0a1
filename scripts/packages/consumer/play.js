import { createClient } from '@tulpar/api/client';
import { authenticate, balance, games, launchGame, pay } from '@tulpar/api/contract';

const [baseUrl, email, password] = process.argv.slice(2);

let tokens = null;
const session = {
  access: () => tokens?.access.token ?? null,
  refresh: () => tokens?.refresh.token ?? null,
  generation: () => 0,
  store: (renewed) => (tokens = renewed),
  end: () => (tokens = null),
};
const client = createClient({ session, baseUrl });

const site = { region: 'KZ', brand: 'tulpar', domain: 'localhost' };
session.store(await client.call(authenticate, { body: { email, password, ...site } }));
const before = await client.call(balance);

const deposit = await client.call(pay, {
  body: {
    type: 'deposit',
    fail_url: `${baseUrl}/#payment_error`,
    uid: 'kz-card',
    amount: 500_000,
    currency: 'KZT',
    locale: 'ru',
    fields: {},
    card_id: null,
    offer_id: null,
  },
});
// The request that the payment provider's page sends when the player confirms.
const outcome = new URLSearchParams({ outcome: 'success' });
await fetch(deposit.payload.redirect_url, { method: 'POST', body: outcome, redirect: 'manual' });
const after = await client.call(balance);

const [game] = (await client.call(games, { query: { limit: 1 } })).data;
const launch = await client.call(launchGame, {
  params: { slug: game.slug },
  body: { mode: 'real', locale: 'ru' },
});
const bet = { session: launch.session_id, round_key: client.newKey(), bet: 10_000 };
const round = await fetch(`${baseUrl}/sandbox/rounds`, { method: 'POST', body: JSON.stringify(bet) });

console.log(
  JSON.stringify({
    deposited: after.realBalance - before.realBalance,
    round: round.status,
    win: (await round.json()).win,
  }),
);
