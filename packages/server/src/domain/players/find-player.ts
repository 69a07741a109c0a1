import type { Connection } from '../../db/types.ts';

export async function findPlayer(
  db: Connection,
  contact: { readonly email?: string | undefined; readonly phone?: string | undefined },
) {
  const { email, phone } = contact;
  const query = db.selectFrom('players').selectAll();
  if (email !== undefined) return await query.where('email', '=', email.toLowerCase()).executeTakeFirst();
  if (phone !== undefined) return await query.where('phone', '=', phone).executeTakeFirst();
  return undefined;
}
