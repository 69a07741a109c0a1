import {
  CrashIcon,
  FastGamesIcon,
  GamesIcon,
  JackpotIcon,
  LiveIcon,
  NewIcon,
  PopularIcon,
  SlotsIcon,
  TablesIcon,
  TopIcon,
  VoucherIcon,
  type Icon,
} from '@tulpar/ui/icon';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import { loadPart } from '#app/platform/loading/chunks.ts';

const own: ReadonlyMap<string, Icon> = new Map([
  ['slots', SlotsIcon],
  ['live-casino', LiveIcon],
  ['table-games', TablesIcon],
  ['blackjack', TablesIcon],
  ['baccarat', TablesIcon],
  ['video-poker', TablesIcon],
  ['crash', CrashIcon],
  ['instant-win', FastGamesIcon],
  ['scratch', VoucherIcon],
  ['jackpots', JackpotIcon],
  ['popular', PopularIcon],
  ['all-new', NewIcon],
  ['top-10', TopIcon],
]);

const whenIdle = (work: () => void): (() => void) => {
  const id = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(id);
};

function OwnSign({ slug }: { slug: string }) {
  return createElement(own.get(slug) ?? GamesIcon, { 'aria-hidden': true });
}

/**
 * Icon of a category: the server's SVG once its reader has loaded (MENU-05), else a built-in one. Loading waits
 * for idle time.
 */
export function CategoryIcon({ slug, html }: { slug: string; html: string | null }) {
  const [Drawing, setDrawing] = useState<ComponentType<{ html: string }> | null>(null);
  useEffect(() => {
    if (!html) return undefined;
    let isCurrent = true;
    const load = async () => {
      const { SafeDrawing } = await loadPart(() => import('#app/platform/i18n/html.tsx'));
      if (isCurrent) setDrawing(() => SafeDrawing);
    };
    // Without the reader the built-in icon remains.
    const stop = whenIdle(() => void load().catch(() => undefined));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [html]);
  if (!html || !Drawing) return <OwnSign slug={slug} />;
  return (
    <span className="size-[18px] flex-none fill-current">
      <Drawing html={html} />
    </span>
  );
}
