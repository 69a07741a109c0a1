import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Props of `Step`. */
export interface StepProps {
  /** The step has taken the place of another and takes the focus, so that it is read. */
  takesFocus: boolean;
  children: ReactNode;
}

/** One step of the reset. */
export function Step({ takesFocus, children }: StepProps) {
  const place = useRef<HTMLDivElement>(null);
  // As it came: a step that is there already does not take the focus away from what is in it.
  const [isNew] = useState(takesFocus);
  useEffect(() => {
    if (isNew) place.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {children}
    </div>
  );
}
