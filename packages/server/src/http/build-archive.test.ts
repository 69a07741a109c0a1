import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAppRelease, createBuildArchive } from './build-archive.ts';
import { serveApp } from './static.ts';

let root: string;
let dist: string;
let app: Hono;

function build(mark: string) {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `<script type="module" src="/assets/${mark}.js"></script>`);
  writeFileSync(join(dist, `assets/${mark}.js`), mark);
  writeFileSync(join(dist, 'assets/shared.js'), 'shared');
}

const status = async (path: string) => (await app.request(`http://x${path}`)).status;

/** Opens a page and waits until the server has copied its build. */
async function visit(mark: string) {
  expect(await (await app.request('http://x/')).text()).toContain(mark);
  await vi.waitFor(() => {
    const archived = readdirSync(join(root, 'builds')).filter((name) => !name.endsWith('.part'));
    expect(archived.some((name) => existsSync(join(root, 'builds', name, 'assets', `${mark}.js`)))).toBe(
      true,
    );
  }, 15_000);
  // Tests create builds within moments, so give them different ages, by which the server orders them.
  for (const [index, name] of order(mark).entries())
    utimesSync(join(root, 'builds', name), new Date(), new Date(Date.now() - index * 60_000));
}

let visited: string[] = [];
/** Folders of the builds, latest visit first. */
function order(mark: string): string[] {
  visited = [mark, ...visited.filter((one) => one !== mark)];
  const folders = readdirSync(join(root, 'builds'));
  return visited.flatMap(
    (one) => folders.find((name) => existsSync(join(root, 'builds', name, 'assets', `${one}.js`))) ?? [],
  );
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tulpar-builds-'));
  dist = join(root, 'dist');
  visited = [];
  app = new Hono();
  app.all('*', serveApp(dist, { archive: createBuildArchive(dist, join(root, 'builds')) }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the files of former builds', { tags: ['REACH-10'] }, () => {
  it('those of the last three builds are there, older ones are missing and no page', async () => {
    for (const mark of ['one', 'two', 'three']) {
      build(mark);
      await visit(mark);
    }
    for (const mark of ['one', 'two', 'three'])
      expect([mark, await status(`/assets/${mark}.js`)]).toEqual([mark, 200]);
    build('four');
    await visit('four');
    await expect.poll(() => readdirSync(join(root, 'builds'))).toHaveLength(3);
    expect(await status('/assets/one.js')).toBe(404);
    for (const mark of ['two', 'three', 'four'])
      expect([mark, await status(`/assets/${mark}.js`)]).toEqual([mark, 200]);
  });

  it('a restarted server still has them', async () => {
    build('one');
    await visit('one');
    build('two');
    app = new Hono();
    app.all('*', serveApp(dist, { archive: createBuildArchive(dist, join(root, 'builds')) }));
    expect([await status('/assets/one.js'), await status('/assets/two.js')]).toEqual([200, 200]);
  });

  it('only assets are retained: the document is always that of the newest build', async () => {
    build('one');
    await visit('one');
    build('two');
    await visit('two');
    expect(await (await app.request('http://x/assets/../index.html')).text()).toContain('two');
    expect(await status('/assets/..%2f..%2f..%2fdist%2findex.html')).toBe(200);
    expect(await (await app.request('http://x/assets/..%2findex.html')).text()).toContain('two');
  });
});

describe('release information of a build', { tags: ['REACH-01'] }, () => {
  const write = (release: string, names: readonly string[]) => {
    build('one');
    writeFileSync(join(dist, 'release.json'), release);
    for (const name of names) writeFileSync(join(dist, name), '');
  };
  const good = JSON.stringify({ version: '1.2.3+ab', size_bytes: 250_000 });

  it('is read where manifest and worker are there', async () => {
    write(good, ['manifest.webmanifest', 'sw.js']);
    expect(await readAppRelease(dist)).toEqual({ version: '1.2.3+ab', sizeBytes: 250_000 });
  });

  it('is nothing for a build without a worker or manifest, and for what is no description', async () => {
    for (const names of [[], ['sw.js'], ['manifest.webmanifest']]) {
      write(good, names);
      expect([names, await readAppRelease(dist)]).toEqual([names, null]);
    }
    for (const text of [
      '',
      '{}',
      '{"version":"","size_bytes":1}',
      '{"version":"1","size_bytes":-1}',
      'null',
    ]) {
      write(text, ['manifest.webmanifest', 'sw.js']);
      expect([text, await readAppRelease(dist)]).toEqual([text, null]);
    }
    expect(await readAppRelease(join(root, 'nowhere'))).toBeNull();
  });
});
