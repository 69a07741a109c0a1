// With LONG=1 these files run all of their cases: 200 tries against limits, every past version of the database, a
// connection that falls silent, and others measured while one player sends 80 rounds together.
import './database-loss.test.ts';
import './db/migrations/upgrade.test.ts';
import './domain/protection/limits-and-clocks.test.ts';
import './one-player.test.ts';
