import { ConfigError, readConfig } from '../config.ts';
import { FolderInUseError } from '../db/data-folder-lock.ts';
import { BackupError, backUp, restore } from './backup.ts';
import { examine } from './doctor.ts';

// `npm run backup -- FILE`, `npm run restore -- FILE`, `npm run doctor`, with the server's settings.
const say = (line: string) => process.stdout.write(`${line}\n`);
const [command, file = ''] = process.argv.slice(2);

/** URL to check: the argument, or the server on this machine. */
function originOf({ port, host }: { readonly port: number; readonly host: string }): string {
  if (file !== '') return file;
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

try {
  // Accept unsafe settings: they must not prevent a backup, and the doctor reports them.
  const config = readConfig({ ...process.env, ALLOW_UNSAFE: 'no-public-origin,sandbox,demo-player' });
  if (command === 'doctor') {
    const findings = await examine(config, originOf(config));
    for (const { what, problem } of findings)
      say(`${problem === null ? '✓' : '✗'} ${what}${problem === null ? '' : `: ${problem}`}`);
    process.exitCode = findings.some(({ problem }) => problem !== null) ? 1 : 0;
  } else if (file === '' || (command !== 'backup' && command !== 'restore')) {
    throw new BackupError('Name the file: npm run backup -- FILE, npm run restore -- FILE.');
  } else {
    await (command === 'backup' ? backUp : restore)(config, file);
    const what = config.bucket === null ? 'Everything' : `Everything but the bucket ${config.bucket.name}`;
    say(command === 'backup' ? `${what} is in ${file}` : `Restored from ${file}`);
  }
} catch (error) {
  if (![BackupError, ConfigError, FolderInUseError].some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
