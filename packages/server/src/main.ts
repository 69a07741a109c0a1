import { ConfigError, readConfig, type Config } from './config.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { demoPlayer } from './domain/players/demo-player.ts';
import { createLog } from './operations/log.ts';
import { StartError, startServer, type RunningServer } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof FolderInUseError || error instanceof StartError;

let running: RunningServer | undefined;
const backUp = () => {
  running?.backUp().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
};
// `npm run backup` sends SIGUSR2. Register before the start: an unhandled signal would end the process.
process.on('SIGUSR2', backUp);

try {
  const config = readConfig(process.env);
  running = await startServer(config, createLog(config.logLevel));
  backUp();
  stopOnSignal(running, config);
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function stopOnSignal(server: RunningServer, { brandName, hasDemoPlayer }: Config): void {
  let isStopping = false;
  const stop = (isHasty: boolean) => {
    if (isStopping) return;
    isStopping = true;
    server.stop({ isHasty }).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  // Ctrl-C: a person waits, so stop immediately.
  process.on('SIGINT', () => stop(true));
  process.on('SIGTERM', () => stop(false));
  // Print this last, because whatever reads it may then send a signal.
  say(`${brandName} listens on ${server.origin}`);
  if (hasDemoPlayer) say(`Ready-made player: ${demoPlayer.email}, password ${demoPlayer.password}`);
}
