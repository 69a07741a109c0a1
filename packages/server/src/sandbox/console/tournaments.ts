import type { Dependencies } from '../../dependencies.ts';
import { allSeries, findSeries } from '../../domain/tournaments/series.ts';
import {
  cancelTournament,
  createTournament,
  endTournament,
  editionSlug,
  tournamentStatus,
} from '../../domain/tournaments/editions.ts';
import { text } from '../../domain/locale/locale.ts';
import { html, type Markup } from '../html.ts';
import { badge, card, choice, field, form, list, moment, type ConsoleRequest } from './page-parts.ts';
import { readCount, invalid, once, type Action } from './perform.ts';

const minute = 60_000;
/** Maximum delay and duration of a tournament, minutes: 30 days. */
const longest = 43_200;

export const openTournament: Action = async ({ input, trx, now }) => {
  const wait = readCount(input('wait'), 0, longest);
  const length = readCount(input('length'), 1, longest);
  if (wait === null || length === null) return invalid;
  const at = now();
  const from = new Date(at.getTime() + wait * minute);
  const to = new Date(from.getTime() + length * minute);
  const id = await createTournament(trx, input('series'), { from, to }, at);
  return id === null ? invalid : { did: 'open_tournament', subject: `${input('series')}-${id}` };
};

export const changeTournament: Action = async ({ input, trx, now, id }) => {
  const tournamentId = readCount(id, 1, 999_999_999);
  if (tournamentId === null) return invalid;
  if (input('do') === 'cancel')
    return once(await cancelTournament(trx, tournamentId, now()), 'cancel_tournament', id);
  if (input('do') !== 'end') return invalid;
  return once(await endTournament(trx, tournamentId, now()), 'end_tournament', id);
};

export async function tournamentsCard(deps: Dependencies, request: ConsoleRequest): Promise<Markup> {
  const { now } = request;
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
        <a href="/tournaments/${editionSlug(series, row.id)}">${text(`series.${series.slug}.title`, 'en')}</a>
        ${badge(status)} <span class="soft push">${moment(row.starts_at)} – ${moment(row.ends_at)}</span>
        <div class="line">
          ${form(
            request,
            `/sandbox/tournaments/${row.id}`,
            html`<button class="danger" name="do" value="cancel">Cancel</button>
              ${status === 'active' ? html`<button name="do" value="end">End</button>` : null}`,
            'inline',
          )}
        </div>
      </li>`,
    ];
  });
  return card(
    'Tournaments',
    html`<p class="soft">An extra edition, a cancellation with refunds, or an early end.</p>
      ${form(
        request,
        '/sandbox/tournaments',
        html`${choice(
            'series',
            'Series',
            allSeries.map(({ slug }) => [slug, text(`series.${slug}.title`, 'en')] as const),
          )}
          ${field('wait', 'Starts in, minutes', { type: 'number', value: '0', max: longest })}
          ${field('length', 'Lasts, minutes', { type: 'number', value: '60', max: longest })}
          <button class="primary">Open</button>`,
      )}
      ${lines.length === 0 ? null : list(lines)}`,
  );
}
