import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockDataFolder } from './data-folder-lock.ts';

describe('lock of the data folder', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tulpar-lock-'));
    file = join(folder, 'db.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps a second one out while the first lives, and lets it in afterwards', () => {
    const release = lockDataFolder(file);
    expect(() => lockDataFolder(file)).toThrow(FolderInUseError);
    expect(() => lockDataFolder(file)).toThrow(`Process ${process.pid} already uses`);
    release();
    expect(readdirSync(folder)).toEqual([]);
    lockDataFolder(file)();
  });

  it('never robs a live process', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8');
    const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    writeFileSync(file, JSON.stringify({ pid: other.pid, began }));
    expect(() => lockDataFolder(file)).toThrow(FolderInUseError);
    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
    lockDataFolder(file)();
  });

  it('removes the lock of a dead process, of one with a reused number, and a corrupt one', () => {
    for (const text of [
      JSON.stringify({ pid: 2 ** 22 + 1, began: '1' }),
      JSON.stringify({ pid: process.pid, began: 'another time' }),
      'half a li',
      '',
    ]) {
      writeFileSync(file, text);
      const release = lockDataFolder(file);
      expect(existsSync(file)).toBe(true);
      release();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('leaves a lock alone that is no longer its own', () => {
    const release = lockDataFolder(file);
    writeFileSync(file, 'somebody else');
    release();
    expect(readFileSync(file, 'utf8')).toBe('somebody else');
  });
});
