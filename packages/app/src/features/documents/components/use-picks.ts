import { checkFiles, type RefusedFile } from '@tulpar/ui/file-upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError, newKey } from '#app/platform/network/api.ts';
import { systemClock } from '#app/platform/network/clock.ts';
import { report } from '#app/platform/telemetry/report.ts';
import { pickRules } from '../accepted-files.ts';
import { forgetUpload, isCut, type Outcome } from '../commands.ts';
import {
  newPick,
  refusedFiles,
  type Pick,
  type PictureSlot,
  type PictureTarget,
  type StartedUpload,
} from '../picks.ts';
import { preparePicture } from '../prepare-picture.ts';
import { pendingIds, pendingPicks, removePending, storePending } from '../pending-pictures.ts';

export interface Picks {
  readonly picks: readonly Pick[];
  /** False if a picture could not be stored, which would be lost if the page closes. */
  readonly mayClose: boolean;
  readonly add: (slot: PictureSlot, taken: readonly File[], refused: readonly RefusedFile<File>[]) => void;
  readonly remove: (id: string) => void;
  readonly keep: (id: string) => void;
  /** Marks pictures as being sent with the player's message; returns them in that state. */
  readonly markSending: (ids: readonly string[], message: string) => readonly Pick[];
  readonly noteUpload: (id: string, upload: StartedUpload | null) => void;
  readonly settle: (outcome: Outcome) => void;
  /** Aborted when one of the pictures is removed or the page is left. */
  readonly signalOf: (ids: readonly string[]) => AbortSignal;
  readonly isWanted: (id: string) => boolean;
  /** Removes the pictures that another tab has sent or removed. */
  readonly dropGone: () => Promise<void>;
}

/** Whether a picture must be stored again; not for upload progress, which is requested from the server. */
const isOther = (before: Pick | undefined, one: Pick) =>
  before === undefined ||
  before.state !== one.state ||
  before.isConfirmed !== one.isConfirmed ||
  before.upload?.id !== one.upload?.id;

const isStored = ({ state }: Pick) => state === 'ready' || state === 'sending' || state === 'paused';

/**
 * Pictures after a request: sent ones are removed, refused ones get a reason, the rest can be sent again
 * (KYC-12, KYC-14).
 */
function settled(all: readonly Pick[], { picks: sent, error }: Outcome): readonly Pick[] {
  const refused = isApiError(error) ? refusedFiles(error.details) : new Map<number, string>();
  const indexes = new Map(sent.map(({ id }, index) => [id, index]));
  return all.flatMap((one): readonly Pick[] => {
    const index = indexes.get(one.id);
    if (index === undefined) return [one];
    if (error === null) return [];
    const code = refused.get(index);
    if (code !== undefined) return [{ ...one, state: 'refused', code, upload: null }];
    return [{ ...one, state: isCut(error) ? 'paused' : 'ready' }];
  });
}

/**
 * Selected pictures. Each is checked on the device before it can be sent (KYC-08). From then until it has been sent, it
 * is stored for a reload (KYC-12, KYC-13). `pasteSlot` returns the slot of a pasted picture.
 */
export function usePicks(pasteSlot: (picks: readonly Pick[]) => PictureSlot): Picks {
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  // A ref, because storing and sending must not wait for a render.
  const current = useRef(picks);
  const ends = useRef(new Map<string, AbortController>());
  // Ids of pictures written to the database; one missing there was deleted by another tab.
  const written = useRef(new Set<string>());
  // After unmount no picture may be stored, because another session may have started.
  const isGone = useRef(false);

  const [unstored, setUnstored] = useState<readonly string[]>([]);

  const write = async (one: Pick) => {
    const { id } = one;
    if (await storePending(one, written.current.has(id))) written.current.add(id);
    const isLost = !written.current.has(id);
    setUnstored((known) => [...known.filter((other) => other !== id), ...(isLost ? [id] : [])]);
  };
  const set = (next: readonly Pick[]) => {
    if (isGone.current) return;
    const before = new Map(current.current.map((one) => [one.id, one]));
    current.current = next;
    setPicks(next);
    for (const one of next) {
      const former = before.get(one.id);
      if (isStored(one) && isOther(former, one)) void write(one);
      if (former && isStored(former) && !isStored(one)) void removePending(one.id);
      before.delete(one.id);
    }
    for (const id of before.keys()) void removePending(id);
  };
  const change = (id: string, part: Partial<Pick>) =>
    set(current.current.map((one) => (one.id === id ? { ...one, ...part } : one)));

  useEffect(() => {
    isGone.current = false;
    const controllers = ends.current;
    const restore = async () => {
      const waiting = await pendingPicks();
      if (isGone.current || waiting.length === 0) return;
      for (const { id } of waiting) written.current.add(id);
      const known = new Set(current.current.map(({ id }) => id));
      current.current = [...waiting.filter(({ id }) => !known.has(id)), ...current.current];
      setPicks(current.current);
    };
    void restore();
    return () => {
      isGone.current = true;
      for (const end of controllers.values()) end.abort();
      controllers.clear();
    };
  }, []);

  const prepare = async ({ id, file }: Pick) => {
    try {
      const prepared = await preparePicture(file, (findings) => change(id, findings));
      change(
        id,
        typeof prepared === 'string' ? { state: 'refused', code: prepared } : { ...prepared, state: 'ready' },
      );
    } catch (error) {
      report('picture-check', {}, error);
      change(id, { state: 'ready' });
    }
  };
  const add: Picks['add'] = (slot, taken, refused) => {
    // The first picture is for the slot's document; the others only have its type and card.
    const targetAt = (index: number): PictureTarget =>
      index === 0 ? slot.target : { ...slot.target, side: null, replacesId: null };
    const pickedAt = systemClock.now();
    const added = taken.map((file, index) =>
      newPick({ ...slot, target: targetAt(index), id: newKey(), pickedAt }, file),
    );
    const wrong = refused.map(({ file, reason }) =>
      newPick({ ...slot, id: newKey(), pickedAt }, file, reason),
    );
    set([...current.current, ...added, ...wrong]);
    for (const one of added) void prepare(one);
  };

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    const slot = pasteSlot(picks);
    const live = picks.filter((one) => one.field === slot.field && one.state !== 'refused').length;
    const { taken, refused } = checkFiles(files, pickRules, live);
    add(slot, taken, refused);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    addEventListener('paste', listener);
    return () => removeEventListener('paste', listener);
  }, []);

  return {
    picks,
    mayClose: !picks.some(({ id }) => unstored.includes(id)),
    add,
    remove(id) {
      ends.current.get(id)?.abort();
      ends.current.delete(id);
      const upload = current.current.find((one) => one.id === id)?.upload;
      if (upload) forgetUpload(upload);
      set(current.current.filter((one) => one.id !== id));
    },
    keep: (id) => change(id, { isConfirmed: true }),
    markSending(ids, message) {
      const isSent = new Set(ids);
      set(
        current.current.map((one) =>
          isSent.has(one.id)
            ? // A resumed picture retains its original message.
              { ...one, state: 'sending', message: one.state === 'paused' ? one.message : message }
            : one,
        ),
      );
      return current.current.filter(({ id }) => isSent.has(id));
    },
    noteUpload: (id, upload) => change(id, { upload }),
    settle: (outcome) => set(settled(current.current, outcome)),
    signalOf(ids) {
      const end = new AbortController();
      for (const id of ids) ends.current.set(id, end);
      return end.signal;
    },
    isWanted: (id) => !isGone.current && current.current.some((one) => one.id === id),
    async dropGone() {
      const ids = await pendingIds();
      if (ids === null) return;
      const isMissing = (one: Pick) => isStored(one) && written.current.has(one.id) && !ids.includes(one.id);
      set(current.current.filter((one) => !isMissing(one)));
    },
  };
}
