// `npm start`: install what is missing, build what changed, then serve app, API and sandbox on one origin.
// `npm start -- --brand samal` does so for the brand of brands/samal.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { brandSettings, readBrand } from '../brands/read.mjs';
import {
  buildApp,
  endTogether,
  giveUp,
  install,
  nodeBinary,
  projectEnv,
  requireNode,
  root,
  step,
} from './workspace.mjs';

requireNode();
const { values } = parseArgs({ options: { brand: { type: 'string' } } });
try {
  Object.assign(process.env, brandSettings(readBrand(values.brand ?? process.env.BRAND)));
} catch (error) {
  giveUp(error.message);
}
await step('Packages', install);
await step('App', buildApp);
process.stdout.write('▸ Server …\n');

// The demo sandbox is safe if only this machine can reach it.
const isLocal = ['127.0.0.1', 'localhost', '::1', ''].includes(process.env.HOST ?? '');
const unsafe = process.env.ALLOW_UNSAFE ?? (isLocal ? 'no-public-origin,sandbox,demo-player' : '');

const server = spawn(nodeBinary, ['packages/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv({ NODE_ENV: process.env.NODE_ENV ?? 'production', ALLOW_UNSAFE: unsafe }),
});
endTogether(server);
