import type { Page } from 'playwright';

/** The list of the app, or the bare one it is compared with. */
export type Kind = 'ours' | 'bare';

/** What brings a list: a press on Back in the app, or the page that mounts lists. */
export type Step = 'back' | { readonly kind: Kind; readonly props: object };

declare global {
  interface Window {
    /** The page that mounts lists, `pages/virtual-list.js`; the app has none of it. */
    showList?: (kind: Kind, props: object) => void;
    hideList?: () => void;
    /** What its lists show. */
    cards?: readonly object[];
  }
}

/** Ms from the step that brings a list until the frame with its first cards is on the screen. */
export function untilListStands(page: Page, step: Step): Promise<number> {
  return page.evaluate(
    (how) =>
      new Promise<number>((resolve, reject) => {
        const since = performance.now();
        const look = () => {
          if (document.querySelector('li[data-card="0"]'))
            requestAnimationFrame(() => resolve(performance.now() - since));
          else if (performance.now() - since > 30_000) reject(new Error('The list does not come.'));
          else requestAnimationFrame(look);
        };
        if (how === 'back') history.back();
        else window.showList?.(how.kind, { ...how.props, cards: window.cards });
        look();
      }),
    step,
  );
}
