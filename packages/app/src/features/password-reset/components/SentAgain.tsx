import { useEffect, useRef, type ReactNode } from 'react';

/** Announces each resent message. It takes the focus, because the button that sent it is now disabled. */
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
