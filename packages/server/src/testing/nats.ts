import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort, untilListening } from './process.ts';

const program = 'nats-server';
export const canRunNats = spawnSync(program, ['--version']).status === 0;

/** A NATS server with a password that a test may stop and start. */
export async function createNats() {
  const port = await freePort();
  let running: ChildProcess | null = null;
  return {
    url: `nats://tulpar:s%40fe@127.0.0.1:${port}`,
    async start() {
      const words = ['-a', '127.0.0.1', '-p', String(port), '--user', 'tulpar', '--pass', 's@fe'];
      running = spawn(program, words, { stdio: 'ignore' });
      await untilListening(port);
    },
    async stop() {
      if (running === null) return;
      const ended = once(running, 'close');
      running.kill('SIGKILL');
      await ended;
      running = null;
    },
  };
}
