import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../domain/errors/refusal.ts';
import { formatMoney } from '../../domain/locale/money.ts';
import { bannedDecisions, bannedWithMoney, decideBannedMoney } from '../../domain/payments/index.ts';
import { erasePlayer, exportPlayer, heldPlayers, releaseLookalike } from '../../domain/players/index.ts';
import { html } from '../html.ts';
import type { Markup } from '../html.ts';
import { field, form, linkTo } from './desk.ts';
import type { Desk } from './desk.ts';
import type { ActionContext, Outcome } from './perform.ts';
import { playerById } from './records.ts';
import type { PlayerRow } from './records.ts';

const alreadyHandled: Outcome = { problem: 'handled' };

/** Downloads all stored data of a player. */
export async function exportData({ db }: Dependencies, id: string): Promise<Response> {
  const player = await playerById(db, id);
  const data = player === undefined ? null : await exportPlayer(db, player.id);
  if (data === null) return refuse(404, 'NOT_FOUND');
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="player-${id}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Erases a player's personal data; the id must be typed as a confirmation. */
export async function erase({ input, trx, now }: ActionContext, id: string): Promise<Outcome> {
  const player = await playerById(trx, id);
  if (player === undefined) return alreadyHandled;
  if (input('confirm') !== String(player.id)) return { problem: 'invalid' };
  const outcome = await erasePlayer(trx, player.id, now);
  if (outcome === 'has_money') return refuse(409, 'ACCOUNT_HAS_MONEY');
  return outcome === 'erased' ? { did: 'erase', subject: id } : alreadyHandled;
}

/** Releases a player who only resembles an excluded one. */
export async function letIn({ trx, now }: ActionContext, id: string): Promise<Outcome> {
  const player = await playerById(trx, id);
  const isDone = player !== undefined && (await releaseLookalike(trx, player.id, now));
  return isDone ? { did: 'let_in', subject: id } : alreadyHandled;
}

/** Decides about the money of a banned player. */
export async function decideMoney(
  deps: Dependencies,
  { input, trx, now }: ActionContext,
  id: string,
): Promise<Outcome> {
  const player = await playerById(trx, id);
  const decision = bannedDecisions.find((known) => known === input('do'));
  if (player === undefined) return alreadyHandled;
  if (decision === undefined) return { problem: 'invalid' };
  const isDone = await decideBannedMoney(deps, trx, player.id, decision, now);
  return isDone ? { did: `banned_${decision}`, subject: id } : alreadyHandled;
}

/** Export and erasure of a player's data. */
export function dataCard(desk: Desk, player: PlayerRow): Markup {
  const { t } = desk;
  const path = `/sandbox/players/${player.id}`;
  return html`<section class="card">
    <h2>${t.personalData}</h2>
    <p class="soft">${t.personalDataHint}</p>
    <p><a class="button quiet fit" href="${linkTo(`${path}/data`)}">${t.exportData}</a></p>
    ${
      player.erased_at === null
        ? form(
            desk,
            `${path}/erase`,
            html`${field(desk, 'confirm', t.eraseConfirm)}<button class="danger">${t.eraseData}</button>`,
          )
        : null
    }
  </section>`;
}

/** Players with pending decisions: resemblances to excluded ones, and banned ones with money. */
export async function peopleCard({ db }: Dependencies, desk: Desk): Promise<Markup> {
  const { t, language } = desk;
  const link = (id: number) => html`<a href="${linkTo(`/sandbox/players/${id}`)}">${t.player} ${id}</a>`;
  const held = (await heldPlayers(db)).map(
    (row) =>
      html`<li>
        ${link(row.id)} <span>${t.resembles}</span> ${link(row.resembles ?? 0)}
        <p class="line soft">
          ${[
            ...(row.is_same_person
              ? [`${t.sameNameAndBirthday}: ${row.first_name} ${row.last_name}, ${row.birthday}`]
              : []),
            ...(row.is_same_mailbox ? [`${t.sameMailbox}: ${row.email}`] : []),
            ...(row.is_same_document ? [t.sameDocument] : []),
          ].join('; ')}
        </p>
        <div class="line">
          ${form(desk, `/sandbox/players/${row.id}/let-in`, html`<button>${t.letIn}</button>`, 'inline')}
          ${form(desk, `/sandbox/players/${row.id}/ban`, html`<button class="danger">${t.ban}</button>`, 'inline')}
        </div>
      </li>`,
  );
  const owed = (await bannedWithMoney(db)).map(({ id, currency, own, pending }) => {
    const money = (amount: string | null) => formatMoney(Number(amount ?? 0), currency, language);
    return html`<li>
      ${link(id)} <span>${t.bannedMoney}</span>
      <p class="line soft">${t.real}: ${money(own)} · ${t.pending}: ${money(pending)}</p>
      <div class="line">
        ${form(
          desk,
          `/sandbox/players/${id}/money`,
          html`<button class="primary" name="do" value="pay_out">${t.payOut}</button>
            <button class="danger" name="do" value="keep">${t.keepMoney}</button>`,
          'inline',
        )}
      </div>
    </li>`;
  });
  const rows = [...held, ...owed];
  return rows.length === 0
    ? html``
    : html`<section class="card whole">
        <h2>${t.people}</h2>
        <ul class="rows">
          ${rows}
        </ul>
      </section>`;
}
