import { useEffect, useRef, type ReactNode } from 'react';

/** Says that another message has gone, each time it has. The button that sent it rests now, so the focus comes here. */
export function SentAgain({ count, children }: { count: number; children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (count > 0) message.current?.focus({ preventScroll: true });
  }, [count]);
  if (count === 0) return null;
  return (
    <p ref={message} role="status" tabIndex={-1} className="text-caption text-success-ink outline-none">
      {children}
    </p>
  );
}
