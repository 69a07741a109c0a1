import type { Dependencies } from '../../dependencies.ts';
import { html, type Markup } from '../html.ts';
import { badge, field, linkTo, moment, type ConsoleRequest } from './page-parts.ts';
import { page } from './layout.ts';
import { isInForce } from '../../domain/protection/in-force.ts';
import { pageLength, searchPlayers, type PlayerRow } from './records.ts';

/** Display name of a player: name, otherwise contact, otherwise id. */
export function nameOf({ first_name, last_name, email, phone, id }: PlayerRow): string {
  const name = [first_name, last_name].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? (email ?? phone ?? String(id)) : name;
}

export function marksOf(player: PlayerRow, { now }: ConsoleRequest): Markup {
  return html`${player.banned_at === null ? null : badge('banned', 'bad')}
  ${isInForce(player, now) ? badge('self-restricted', 'open') : null}
  ${player.is_doc_verified ? badge('verified', 'good') : null}`;
}

const row = (player: PlayerRow, request: ConsoleRequest): Markup =>
  html`<li>
    <a href="${linkTo(`/sandbox/players/${player.id}`)}">${nameOf(player)}</a>
    ${marksOf(player, request)}
    <span class="soft push">№ ${player.id} · ${player.currency} · ${moment(player.created_at)}</span>
    <p class="line soft">${[player.email, player.phone].filter((contact) => contact !== null).join(' · ')}</p>
  </li>`;

export async function playersPage(deps: Dependencies, request: ConsoleRequest): Promise<Response> {
  const text = (request.query.get('q') ?? '').slice(0, 100);
  const parameter = request.query.get('page') ?? '1';
  const number = /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : 1;
  const { players, found } = await searchPlayers(deps.db, text, number);
  const turn = (to: number, label: string) =>
    html`<a class="button quiet" href="${linkTo('/sandbox/players', { q: text, page: String(to) })}"
      >${label}</a
    >`;
  return page(request, {
    title: 'Players',
    content: html`<form class="inline" method="get" action="/sandbox/players" role="search">
        ${field('q', 'Email, phone, name or number', { type: 'search', isRequired: false, value: text })}
        <button class="primary">Search</button>
      </form>
      <section class="card grid">
        <p class="muted">${players.length === 0 ? 'No players found.' : `Found: ${found}`}</p>
        <ul class="rows">
          ${players.map((player) => row(player, request))}
        </ul>
      </section>
      <p class="pages">
        ${number > 1 ? turn(number - 1, 'Back') : null}
        ${number * pageLength < found ? turn(number + 1, 'Next') : null}
      </p>`,
  });
}
