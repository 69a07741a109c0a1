import { documents, profile, type Document } from '@tulpar/api/contract';
import { answer, documentList, user } from '@tulpar/api/samples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { until } from '#app/platform/testing/pass-time.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp;
let isDecided = false;
beforeEach(() => {
  isDecided = false;
});

const paper = (): Document => ({
  ...(documentList[1] as Document),
  status: isDecided ? 'approved' : 'processing',
});
const answers = [
  answer(profile, () => user({ is_doc_verified: isDecided, verify_at: null })),
  answer(documents, () => ({ data: [paper()] })),
];
/** Number of observers of the profile. */
const readers = () =>
  store
    .get(queryClientAtom)
    .getQueryCache()
    .find({ queryKey: ['profile'] })
    ?.getObserversCount() ?? 0;

/** The verification state shown on the page: a text, or the badge of the hub. */
const says = () =>
  [
    app.main()?.textContent,
    ...[...(app.main()?.querySelectorAll('[role="img"]') ?? [])].map((sign) => sign.ariaLabel),
  ].join(' ');
const UNVERIFIED = 'Верификация не пройдена';

describe('a document is decided while a page is open', () => {
  it.each(['/profile', '/profile/contacts', '/profile/settings', '/profile/documents'])(
    '%s without events: shown within ten seconds, and the page stays',
    { tags: ['KYC-17'] },
    async (path) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      app = await openApp(path, true, answers);
      await until(() => expect(says()).toContain(UNVERIFIED));
      // Background parts mount after the page is idle and then observe the profile too.
      await until(() => expect(readers()).toBeGreaterThan(1));
      await app.settled();
      const before = app.count(profile);
      vi.advanceTimersByTime(9000);
      expect(app.count(profile)).toBe(before);
      isDecided = true;
      vi.advanceTimersByTime(1000);
      await until(() => expect(says()).not.toContain(UNVERIFIED));
      expect(app.count(profile)).toBe(before + 1);
      if (path !== '/profile/documents') return;
      await until(() => expect(says()).toContain('Принято'));
      // Only a player verified before the visit is redirected (ACCESS-12).
      expect(app.main()?.querySelector('input[name="images_pass"]')).not.toBeNull();
    },
  );

  it('/profile/documents: a change elsewhere shows on return', { tags: ['KYC-17'] }, async () => {
    app = await openApp('/profile/documents', true, [
      answer(documents, () => ({ data: isDecided ? [paper()] : [] })),
      ...answers,
    ]);
    await until(() => expect(app.count(documents)).toBe(1));
    await app.settled();
    isDecided = true;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await until(() => expect(says()).toContain('Принято'));
  });
});
