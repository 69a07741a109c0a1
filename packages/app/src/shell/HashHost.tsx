import { useEffect, useState, type ComponentType } from 'react';
import { openChat } from '../features/chat/index.ts';
import { requirePageTexts } from '../platform/i18n/intl.tsx';
import { isChunkFailure, loadPart, serverAnswers } from '../platform/loading/chunks.ts';
import { report } from '../platform/telemetry/report.ts';
import {
  href,
  navigateTo,
  matchRoute,
  useLocation,
  type Location,
  type RouteState,
} from '../platform/routing/router.tsx';
import { useSignedIn } from '../platform/session/scope.tsx';
import { readHash } from './hashes.ts';
import { recoverChunk } from './reloads.tsx';

/** A window opened by the URL's hash; `close` also removes the hash. */
type HashModal = ComponentType<{ close: () => void }>;

/** Windows by hash, loaded on demand; `unknown` is for a hash that `hashes.ts` does not know. */
const hashModals: Readonly<
  Record<'payment_ok' | 'payment_error' | 'ban' | 'unknown', () => Promise<HashModal>>
> = {
  payment_ok: async () => (await import('./HashModals.tsx')).PaymentOkModal,
  payment_error: async () => (await import('./HashModals.tsx')).PaymentErrorModal,
  ban: async () => (await import('./HashModals.tsx')).BanModal,
  unknown: async () => (await import('./HashModals.tsx')).UnknownHashModal,
};

/** Delay before scrolling to an anchor, ms, while the page may still be rendering (HASH-14). */
const SCROLL_WAIT = 100;

const anchorOf = (hash: string) => (hash.length > 1 ? document.getElementById(hash.slice(1)) : null);

/** Removes the hash; the page stays where it was scrolled. */
function dropHash({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): void {
  navigateTo(`${pathname}${search}`, {
    replace: true,
    state: state as RouteState,
    preventScrollReset: true,
  });
}

/** Handles the URL's hash: redirects shortcuts, opens windows, scrolls to anchors. */
export function HashHost() {
  const { hash, pathname, search, state } = useLocation();
  const signedIn = useSignedIn();
  const [modal, setModal] = useState<{ name: string; Modal: HashModal } | null>(null);

  useEffect(() => {
    const action = readHash(hash, { signedIn, anchor: anchorOf(hash) !== null });
    let current = true;
    if (action.kind === 'go') {
      const back = matchRoute(pathname, search);
      navigateTo(action.to, { replace: true, state: back ? { back } : {} });
    } else if (action.kind === 'drop') {
      dropHash({ pathname, search, state });
    } else if (action.kind === 'chat') {
      // Prefill the chat with the payment in the query (CHAT-04).
      if (openChat(new URLSearchParams(search).get('tx'))) dropHash({ pathname, search, state });
      else navigateTo(href('contacts'), { replace: true });
    } else if (action.kind === 'modal') {
      const open = async (name: typeof action.name) => {
        try {
          const [Modal] = await Promise.all([loadPart(hashModals[name]), requirePageTexts()]);
          if (current) setModal({ name, Modal });
        } catch (error) {
          report('hash-modal', { name }, error);
          if (isChunkFailure(error) && (await serverAnswers())) void recoverChunk();
        }
      };
      void open(action.name);
    }
    const timer = setTimeout(() => anchorOf(hash)?.scrollIntoView(), SCROLL_WAIT);
    return () => {
      current = false;
      clearTimeout(timer);
      setModal(null);
    };
  }, [hash, pathname, search, state, signedIn]);

  if (!modal) return null;
  return <modal.Modal close={() => dropHash({ pathname, search, state })} />;
}
