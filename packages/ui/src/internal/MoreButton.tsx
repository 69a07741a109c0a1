import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../inputs/button/Button.tsx';

export interface MoreButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'block'> {
  /** Error of the last request; a press on the button retries it. */
  error?: ReactNode;
}

/** Loads the next page of a list. */
export function MoreButton({ error, ...button }: MoreButtonProps) {
  return (
    <>
      {error && !button.busy && (
        <p role="alert" className="text-caption text-danger-ink">
          {error}
        </p>
      )}
      <Button {...button} variant="secondary" block />
    </>
  );
}
