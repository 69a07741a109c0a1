import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another process uses the data folder; the message is one line with the solution. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

interface Owner {
  readonly pid: number;
  /** Start time of the process from the operating system, because process ids are reused; null if unknown. */
  readonly began: string | null;
}

/** Start time of a process from `/proc` or `ps`, in its format; null if neither knows the process. */
function beganOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name, in brackets, may contain spaces; the start time is the 20th field after the name.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim();
    } catch {
      return null;
    }
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.began === null || owner.began === beganOf(owner.pid);
}

function readOwner(file: string): { text: string; owner: Owner | null } | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'pid' in value && Number.isInteger(value.pid)) {
      const began = 'began' in value && typeof value.began === 'string' ? value.began : null;
      return { text, owner: { pid: Number(value.pid), began } };
    }
  } catch {
    // Truncated or not written by this program: report a file without an owner.
  }
  return { text, owner: null };
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/**
 * Creates the lock file that keeps other processes off an embedded database. Replaces an unreadable file, and that
 * of a process that is not running. Returns the release function; throws `FolderInUseError`.
 */
export function lockDataFolder(file: string): () => void {
  const mine = JSON.stringify({ pid: process.pid, began: beganOf(process.pid) });
  const draft = `${file}.${process.pid}`;
  // Write a draft and link it, so that readers never see a partial lock.
  writeFileSync(draft, mine);
  try {
    for (;;) {
      try {
        linkSync(draft, file);
        break;
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
      const found = readOwner(file);
      if (found === null) continue;
      if (found.owner !== null && isAlive(found.owner)) {
        throw new FolderInUseError(
          `Process ${found.owner.pid} already uses the data folder ${dirname(file)}. Stop it, or set DATA_DIR to another folder.`,
        );
      }
      removeDead(file, found.text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readOwner(file)?.text === mine) rmSync(file, { force: true });
  };
}

/** Removes a lock file that is no longer valid, unless another process has replaced it meanwhile. */
function removeDead(file: string, text: string): void {
  const aside = `${file}.dead.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readOwner(aside)?.text !== text) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  rmSync(aside, { force: true });
}
