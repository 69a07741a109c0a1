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
import { createElement, useEffect, useRef, useState } from 'react';
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

async function drawingOf(html: string): Promise<SVGElement | null> {
  try {
    const { cleanHtml } = await loadPart(() => import('#app/platform/i18n/html.tsx'));
    const drawing = (await cleanHtml(html, 'drawing')).querySelector('svg');
    drawing?.setAttribute('aria-hidden', 'true');
    return drawing;
  } catch {
    // The sanitizer did not load; the built-in icon remains.
    return null;
  }
}

/**
 * Icon of a category: the server's SVG once it is sanitized (MENU-05, OP-118), else a built-in one.
 * Sanitizing waits for idle time.
 */
export function CategoryIcon({ slug, html }: { slug: string; html: string | null }) {
  const box = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<string | null>(null);
  const isDrawn = html !== null && drawn === html;
  useEffect(() => {
    if (!html) return undefined;
    let isCurrent = true;
    const draw = async () => {
      const drawing = await drawingOf(html);
      if (!isCurrent || !drawing) return;
      box.current?.replaceChildren(drawing);
      setDrawn(html);
    };
    const stop = whenIdle(() => void draw());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [html]);
  return (
    <>
      <span ref={box} hidden={!isDrawn} className="size-[18px] flex-none fill-current" />
      {!isDrawn && <OwnSign slug={slug} />}
    </>
  );
}
