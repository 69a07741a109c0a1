import type { Dependencies } from '../../dependencies.ts';
import {
  allSeries,
  cancelTournament,
  createTournament,
  editionSlug,
  endTournament,
  findSeries,
  tournamentStatus,
} from '../../domain/tournaments/index.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { badge, choice, field, form, moment } from './desk.ts';
import type { Desk } from './desk.ts';
import { readCount } from './input.ts';
import type { ActionContext, Outcome } from './perform.ts';

const minute = 60_000;
/** Maximum delay and duration of a tournament, minutes: 30 days. */
const longest = 43_200;

/** Opens an extra edition of a series. */
export async function openTournament({ input, trx, now }: ActionContext): Promise<Outcome> {
  const wait = readCount(input('wait'), 0, longest);
  const length = readCount(input('length'), 1, longest);
  if (wait === null || length === null) return { problem: 'invalid' };
  const from = new Date(now.getTime() + wait * minute);
  const to = new Date(from.getTime() + length * minute);
  const id = await createTournament(trx, input('series'), { from, to }, now);
  return id === null
    ? { problem: 'invalid' }
    : { did: 'open_tournament', subject: `${input('series')}-${id}` };
}

export async function changeTournament({ input, trx, now }: ActionContext, id: string): Promise<Outcome> {
  const tournamentId = readCount(id, 1, 999_999_999);
  if (tournamentId === null) return { problem: 'invalid' };
  if (input('do') === 'cancel')
    return (await cancelTournament(trx, tournamentId, now))
      ? { did: 'cancel_tournament', subject: id }
      : { problem: 'handled' };
  if (input('do') !== 'end') return { problem: 'invalid' };
  return (await endTournament(trx, tournamentId, now))
    ? { did: 'end_tournament', subject: id }
    : { problem: 'handled' };
}

/** Running and upcoming tournaments, and the form for an extra one. */
export async function tournamentsCard(deps: Dependencies, desk: Desk): Promise<Markup> {
  const { t, now, language } = desk;
  const rows = await deps.db
    .selectFrom('tournaments')
    .selectAll()
    .where('ends_at', '>', now)
    .where('canceled_at', 'is', null)
    .orderBy('starts_at')
    .execute();
  const lines = rows.flatMap((row) => {
    const series = findSeries(row.series);
    if (series === undefined) return [];
    const status = tournamentStatus(row, now);
    return [
      html`<li>
        <a href="/tournaments/${editionSlug(series, row.id)}">${series.texts.title[language]}</a>
        ${badge(status)} <span class="soft push">${moment(row.starts_at)} – ${moment(row.ends_at)}</span>
        <div class="line">
          ${form(
            desk,
            `/sandbox/tournaments/${row.id}`,
            html`<button class="danger" name="do" value="cancel">${t.cancelTournament}</button>
              ${status === 'active' ? html`<button name="do" value="end">${t.endTournament}</button>` : null}`,
            'inline',
          )}
        </div>
      </li>`,
    ];
  });
  return html`<section class="card">
    <h2>${t.tournaments}</h2>
    <p class="soft">${t.tournamentsHint}</p>
    ${form(
      desk,
      '/sandbox/tournaments',
      html`${choice(
          'series',
          t.series,
          allSeries.map(({ slug, texts }) => [slug, texts.title[language]] as const),
        )}
        ${field(desk, 'wait', t.startsIn, { type: 'number', value: '0', max: longest })}
        ${field(desk, 'length', t.lasts, { type: 'number', value: '60', max: longest })}
        <button class="primary">${t.openTournament}</button>`,
    )}
    <ul class="rows">
      ${lines}
    </ul>
  </section>`;
}
