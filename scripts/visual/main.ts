import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { baseTree, git, root, storyFiles, takePictures, writeReferences } from './run.ts';

/** `npm run visual -- [--base REV] [--all] [parts of paths of story files]` */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { base: { type: 'string' }, all: { type: 'boolean' } },
});

/** The merge base with main; on main, its last commit, or the one before if nothing has changed. */
function defaultBase(): string {
  const base = git('merge-base', 'main', 'HEAD');
  return base === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '' ? 'HEAD~1' : base;
}

const base = git('rev-parse', values.base ?? defaultBase());
const files = storyFiles(values.all ? undefined : base, positionals);
console.log(`${files.length} story files to compare with ${base.slice(0, 10)}`);
if (files.length > 0) {
  console.log('▸ Writing the references …');
  writeReferences(base, files);
  const references = '.cache/visual/references';
  rmSync(join(root, references), { recursive: true, force: true });
  cpSync(join(baseTree, references), join(root, references), { recursive: true });
  console.log('▸ Comparing …');
  const reporters = ['--reporter=default', '--reporter=html'];
  const pictures = '--attachmentsDir=.cache/visual/pictures';
  process.exitCode = takePictures(root, files, '--update=none', pictures, ...reporters);
  console.log('Report: npx vite preview --outDir .vitest');
}
