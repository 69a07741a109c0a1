import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a program of npm', () => {
  let pid = 0;
  afterEach(() => {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });

  it('ends with the shell that npm started it in, which passes no signal on', async () => {
    const code = `
      import { whenStopped } from '${new URL('workspace.mjs', import.meta.url).href}';
      whenStopped(() => process.exit());
      setInterval(() => undefined, 1000);
      console.log(process.pid);`;
    // Because of the second command the shell does not replace itself with the program.
    const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; :', process.execPath, code], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(shell.stdout, 'data')) as [Buffer];
    pid = Number(said.toString());
    shell.kill('SIGTERM');
    await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
  });
});
