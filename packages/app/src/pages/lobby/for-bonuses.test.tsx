import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { endSession, startSession } from '#app/platform/session/session.ts';
import { SessionScope } from '#app/platform/session/scope.tsx';
import { ForBonuses } from './ForBonuses.tsx';

vi.mock('#app/features/bonuses/index.ts', async () => {
  const { atom } = await import('jotai');
  return { hasOffersAtom: atom(true) };
});

it(
  'the content stays mounted when it is known whether the player has offers',
  { tags: ['BANNER-11', 'NET-15'] },
  async () => {
    let mounts = 0;
    const shown: (boolean | null)[] = [];
    function Content({ hasBonuses }: { hasBonuses: boolean | null }) {
      useEffect(() => void (mounts += 1), []);
      shown.push(hasBonuses);
      return null;
    }
    startSession({ access: 'a', refresh: 'r' });
    const root = createRoot(document.createElement('div'));
    root.render(
      <SessionScope>
        <ForBonuses>{(hasBonuses) => <Content hasBonuses={hasBonuses} />}</ForBonuses>
      </SessionScope>,
    );
    await expect.poll(() => shown.at(-1)).toBe(true);
    expect(shown[0]).toBeNull();
    expect(mounts).toBe(1);
    root.unmount();
    endSession('logout');
  },
);
