// With LONG=1 these files run all of their cases: 200 attempts against limits, every past version of the
// database, a silent connection, and other players' latency while one sends 80 rounds.
import './database-loss.test.ts';
import './db/migrations/upgrade.test.ts';
import './domain/protection/limits-and-clocks.test.ts';
import './one-player.test.ts';
