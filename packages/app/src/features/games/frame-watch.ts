import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFrameMessage, type FrameMessage } from './frame-message.ts';

/** A game that has said nothing for this long after its launch is taken for broken, ms. */
export const PATIENCE = 20_000;

/**
 * Listens to the game at `url` and to nobody else, and loses patience with one that stays silent. What was heard belongs
 * to the address it was heard from: another launch starts from nothing.
 */
export function useFrameWatch(url: string | null, onMessage: (message: FrameMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const isReady = url !== null && ready === url;
  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readFrameMessage(event, frame.current?.contentWindow);
    if (!message) return;
    if (message === 'ready') setReady(url);
    if (message === 'ended') setEnded(url);
    onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    if (url === null || isReady) return undefined;
    const timer = setTimeout(() => setLost(url), PATIENCE);
    return () => clearTimeout(timer);
  }, [url, isReady]);
  const forget = () => {
    setReady(null);
    setLost(null);
    setEnded(null);
  };
  return {
    frame,
    isReady,
    isLost: url !== null && lost === url,
    isEnded: url !== null && ended === url,
    forget,
  };
}
