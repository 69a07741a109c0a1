import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from '../types.ts';
import { playersAndMoney } from './001_players_and_money.ts';
import { catalogue } from './002_catalogue.ts';
import { account } from './003_account.ts';
import { contests } from './004_contests.ts';
import { events } from './005_events.ts';
import { sandbox } from './006_sandbox.ts';
import { bannerVideos } from './007_banner_videos.ts';
import { offerEndings } from './008_offer_endings.ts';
import { promoCodes } from './009_promo_codes.ts';
import { withdrawalRules } from './011_withdrawal_rules.ts';
import { tournamentEntries } from './012_tournament_entries.ts';
import { signInDays } from './013_sign_in_days.ts';
import { newsAndReviews } from './014_news_and_reviews.ts';
import { realityChecks } from './017_reality_checks.ts';
import { wagerOfRounds } from './024_wager_of_rounds.ts';
import { uploadsInParts } from './025_uploads_in_parts.ts';
import { depositResults } from './026_deposit_results.ts';
import { push } from './028_push.ts';
import { sandboxChat } from './028_sandbox_chat.ts';
import { clientErrors } from './029_client_errors.ts';
import { logTimes } from './037_log_times.ts';
import { bannerSales } from './038_banner_sales.ts';
import { endingsAndRetention } from './070_endings_and_retention.ts';
import { sessionDevices } from './071_session_devices.ts';
import { sessionFamilies } from './072_session_families.ts';
import { undoLinks } from './073_undo_links.ts';
import { profileEvents } from './027_profile_events.ts';
import { boardOrder } from './035_board_order.ts';

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
  '007_banner_videos': bannerVideos,
  '008_offer_endings': offerEndings,
  '013_sign_in_days': signInDays,
  '011_withdrawal_rules': withdrawalRules,
  '014_news_and_reviews': newsAndReviews,
  '012_tournament_entries': tournamentEntries,
  '009_promo_codes': promoCodes,
  '017_reality_checks': realityChecks,
  '024_wager_of_rounds': wagerOfRounds,
  '025_uploads_in_parts': uploadsInParts,
  '029_client_errors': clientErrors,
  '026_deposit_results': depositResults,
  '028_sandbox_chat': sandboxChat,
  '028_push': push,
  '027_profile_events': profileEvents,
  '037_log_times': logTimes,
  '035_board_order': boardOrder,
  '038_banner_sales': bannerSales,
  '070_endings_and_retention': endingsAndRetention,
  '071_session_devices': sessionDevices,
  '072_session_families': sessionFamilies,
  '073_undo_links': undoLinks,
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
