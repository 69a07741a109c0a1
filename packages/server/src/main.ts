import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { demoPlayer } from './domain/players/demo-player.ts';
import { createLog } from './operations/index.ts';
import { StartError, startServer } from './start.ts';
import type { RunningServer } from './start.ts';

/** A line for the person who started the server. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const isExpected = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof FolderInUseError || error instanceof StartError;

try {
  const config = readConfig(process.env);
  stopOnSignal(await startServer(config, createLog(config.logLevel)));
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function stopOnSignal(server: RunningServer): void {
  say(`Tulpar listens on ${server.origin}`);
  say(`Ready-made player: ${demoPlayer.email}, password ${demoPlayer.password}`);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
