import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstLoad, type Manifest } from './bundle-graph.ts';

/**
 * Lists every text that a script of the first load shows but that is missing from the texts of the first load
 * (`messages/load.ts`); exits with 1 if there is one.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.env['APP_DIR'] ?? here('../packages/app/dist');
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');

const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
const texts = manifest['src/messages/en.json']?.file ?? '';
const others = Object.keys(
  JSON.parse(readFileSync(here('../packages/app/src/messages/en-pages.json'), 'utf8')) as object,
);

const faults = firstLoad(manifest, 'en')
  .filter((file) => file !== texts)
  .flatMap((file) => {
    const code = read(file);
    const whole = new Set([...code.matchAll(/["'`]([a-zA-Z][\w.-]*)["'`]/g)].map(([, word]) => word));
    const begun = [...code.matchAll(/`([a-zA-Z][\w-]*\.[\w.-]*)\$\{/g)].map(([, word = '']) => word);
    return others.filter((id) => whole.has(id) || begun.some((word) => id.startsWith(word)));
  });
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`✓ The first load shows none of the ${others.length} texts that come later.`);
