import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from '../types.ts';
import { playersAndMoney } from './001_players_and_money.ts';
import { catalogue } from './002_catalogue.ts';
import { account } from './003_account.ts';
import { contests } from './004_contests.ts';
import { events } from './005_events.ts';
import { sandbox } from './006_sandbox.ts';
import { statements007 } from './007_to_017.ts';
import { statements024 } from './024_to_038.ts';
import { statements070 } from './070_to_073.ts';
import { statements074 } from './074_event_broker.ts';
import { statements075 } from './075_partitions.ts';
import { statements076 } from './076_to_078.ts';

const statements: Readonly<Record<string, readonly string[]>> = {
  ...statements007,
  ...statements024,
  ...statements070,
  ...statements074,
  ...statements075,
  ...statements076,
};

/** In the order they were added. */
const later = [
  '007_banner_videos',
  '008_offer_endings',
  '013_sign_in_days',
  '011_withdrawal_rules',
  '014_news_and_reviews',
  '012_tournament_entries',
  '009_promo_codes',
  '017_reality_checks',
  '024_wager_of_rounds',
  '025_uploads_in_parts',
  '029_client_errors',
  '026_deposit_results',
  '028_sandbox_chat',
  '028_push',
  '027_profile_events',
  '037_log_times',
  '035_board_order',
  '038_banner_sales',
  '070_endings_and_retention',
  '071_session_devices',
  '072_session_families',
  '073_undo_links',
  '074_event_broker',
  '075_partitions',
  '076_stored_files',
  '077_indexes',
  '078_unpaid_deposits',
];

const migrationOf = (lines: readonly string[]): Migration => ({
  async up(db) {
    for (const line of lines) await sql.raw(line).execute(db);
  },
});

/**
 * Every migration by name, in the order they were added; Kysely runs missing ones in the order of their
 * names. Never change, rename or remove a released one: databases of every earlier version upgrade. A new one
 * comes last, with a higher number than all others.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_players_and_money': playersAndMoney,
  '002_catalogue': catalogue,
  '003_account': account,
  '004_contests': contests,
  '005_events': events,
  '006_sandbox': sandbox,
  ...Object.fromEntries(later.map((name) => [name, migrationOf(statements[name] ?? [])])),
};

/**
 * Migrates the database to the latest version; throws the error of a failed migration. Safe with several
 * servers starting in parallel.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Some were released after others with higher numbers.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
