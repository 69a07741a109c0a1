import { checkFiles, type RefusedFile } from '@tulpar/ui/file-upload';
import { useEffect, useEffectEvent, useState } from 'react';
import { report } from '#app/platform/telemetry/report.ts';
import type { Outcome } from '../commands.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { newPick, pickRules, refusedFiles, type Pick, type PictureField } from '../picks.ts';
import { preparePicture } from '../prepare-picture.ts';

/** Pictures of the form, and what can be done with them. */
interface Picks {
  readonly picks: readonly Pick[];
  readonly add: (field: PictureField, taken: readonly File[], refused: readonly RefusedFile<File>[]) => void;
  readonly remove: (id: string) => void;
  readonly keep: (id: string) => void;
  readonly markSending: (ids: readonly string[]) => void;
  readonly settle: (outcomes: readonly Outcome[]) => void;
}

/** Holds the pictures a player has picked; each is checked on the device before it can be sent (KYC-08). */
export function usePicks(): Picks {
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const change = (id: string, part: Partial<Pick>) =>
    setPicks((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const prepare = async ({ id, file }: Pick) => {
    try {
      const prepared = await preparePicture(file);
      change(id, prepared ? { ...prepared, state: 'ready' } : { state: 'refused', code: 'FILE_TYPE' });
    } catch (error) {
      report('picture-check', {}, error);
      change(id, { state: 'ready' });
    }
  };
  const add: Picks['add'] = (field, taken, refused) => {
    const added = taken.map((file) => newPick(field, file));
    setPicks((all) => [...all, ...added, ...refused.map(({ file, reason }) => newPick(field, file, reason))]);
    for (const one of added) void prepare(one);
  };

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    const live = picks.filter(({ field, state }) => field === 'images_pass' && state !== 'refused').length;
    const { taken, refused } = checkFiles(files, pickRules, live);
    add('images_pass', taken, refused);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    addEventListener('paste', listener);
    return () => removeEventListener('paste', listener);
  }, []);

  return {
    picks,
    add,
    remove: (id) => setPicks((all) => all.filter((one) => one.id !== id)),
    keep: (id) => change(id, { isKept: true }),
    markSending: (ids) =>
      setPicks((all) => all.map((one) => (ids.includes(one.id) ? { ...one, state: 'sending' } : one))),
    settle(outcomes) {
      const results = new Map<string, Partial<Pick> | null>();
      for (const { picks: sent, error } of outcomes) {
        const refused = isApiError(error) ? refusedFiles(error.details) : new Map<number, string>();
        sent.forEach(({ id }, index) => {
          const code = refused.get(index);
          if (error === null) results.set(id, null);
          else results.set(id, code === undefined ? { state: 'ready' } : { state: 'refused', code });
        });
      }
      setPicks((all) =>
        all.flatMap((one) => {
          const result = results.get(one.id);
          return result === null ? [] : [{ ...one, ...result }];
        }),
      );
    },
  };
}
