import { hasRow } from '../../db/rows.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Connection } from '../../db/types.ts';
import { restrictionInForce } from '../protection/in-force.ts';

/** Condition for players who must not return: banned or now self-excluded. A break is no exclusion. */
const isExcluded = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`(players.banned_at is not null
    or (players.restriction_kind = 'self_exclusion' and ${restrictionInForce(now)}))`;

/**
 * Whether an e-mail belongs to the mailbox of an excluded player, also if it is spelled differently: with a `+` tag,
 * Gmail's dots or Gmail's second domain.
 */
export async function isExcludedMailbox(db: Connection, email: string, now: Date): Promise<boolean> {
  const holders = db
    .selectFrom('players')
    .select('id')
    .where(sql`mailbox_of(email)`, '=', sql`mailbox_of(${email})`);
  return await hasRow(holders.where(isExcluded(now)));
}

/** Whether a picture is a document of an excluded player; compares hashes of re-encoded pictures. */
export async function isExcludedDocument(
  db: Connection,
  playerId: number,
  sha256: string,
  now: Date,
): Promise<boolean> {
  const same = db
    .selectFrom('documents')
    .innerJoin('document_files', 'document_files.key', 'documents.file_key')
    .innerJoin('players', 'players.id', 'documents.player_id')
    .select('documents.id')
    .where('document_files.sha256', '=', sha256)
    .where('players.id', '<>', playerId);
  return await hasRow(same.where(isExcluded(now)));
}

const isSamePerson = sql<SqlBool>`(mine.birthday = other.birthday
  and lower(btrim(mine.first_name)) = lower(btrim(other.first_name)) and btrim(mine.first_name) <> ''
  and lower(btrim(mine.last_name)) = lower(btrim(other.last_name)) and btrim(mine.last_name) <> '')`;
const isSameMailbox = sql<SqlBool>`mailbox_of(mine.email) = mailbox_of(other.email)`;
const isSameDocument = sql<SqlBool>`exists (
  select from documents d join document_files f on f.key = d.file_key
    join document_files g on g.sha256 = f.sha256 join documents e on e.file_key = g.key
  where d.player_id = mine.id and e.player_id = other.id)`;
/** Ids of other players with the same name and birthday, mailbox or document as a player. */
const lookalikesOf = (playerId: number) => sql<number>`(
  select other.id from players mine, players other where mine.id = ${playerId} and ${isSamePerson}
  union select other.id from players mine, players other where mine.id = ${playerId} and ${isSameMailbox}
  union select e.player_id from documents d join document_files f on f.key = d.file_key
    join document_files g on g.sha256 = f.sha256 join documents e on e.file_key = g.key
    where d.player_id = ${playerId}
  except select ${playerId})`;

/** Holds a player who resembles an excluded player: deposits and play are refused until the operator decides. */
export async function holdLookalike(trx: Connection, playerId: number, now: Date): Promise<void> {
  await sql`
    update players held set resembles = found.id, resembles_decided_at = null
    from (
      select id from players where id in ${lookalikesOf(playerId)} and ${isExcluded(now)} order by id desc limit 1
    ) found
    where held.id = ${playerId} and held.banned_at is null and found.id is distinct from held.resembles
  `.execute(trx);
}

/** Holds the other accounts of a player who has just been excluded, until the operator decides (SEC-17). */
export async function holdOtherAccounts(trx: Connection, playerId: number, now: Date): Promise<void> {
  await sql`
    update players set resembles = ${playerId}, resembles_decided_at = null
    where id in ${lookalikesOf(playerId)} and resembles is distinct from ${playerId} and ${isExcluded(now)} is not true
  `.execute(trx);
}

/** Held players, with the excluded player that each resembles and what the two have in common. */
export async function heldPlayers(db: Connection) {
  return await db
    .selectFrom('players as mine')
    .innerJoin('players as other', 'other.id', 'mine.resembles')
    .select(['mine.id', 'mine.first_name', 'mine.last_name', 'mine.birthday', 'mine.email', 'mine.resembles'])
    .select([
      sql<boolean>`coalesce(${isSamePerson}, false)`.as('is_same_person'),
      sql<boolean>`coalesce(${isSameMailbox}, false)`.as('is_same_mailbox'),
      sql<boolean>`${isSameDocument}`.as('is_same_document'),
    ])
    .where('mine.resembles_decided_at', 'is', null)
    .where('mine.banned_at', 'is', null)
    .orderBy('mine.id')
    .limit(50)
    .execute();
}

/** Lets a held player play after the operator's comparison. False if the player was not held. */
export async function releaseLookalike(trx: Connection, playerId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('players')
    .set({ resembles_decided_at: now })
    .where('id', '=', playerId)
    .where('resembles', 'is not', null)
    .where('resembles_decided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
