import { useState, type ReactNode } from 'react';
import { Button } from '../../inputs/button/index.ts';

/** Open state of an overlay, controlled by its opener. */
interface Switch {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A button that opens an overlay, which starts closed so that the docs page remains readable. */
export function Opener({
  label = 'Открыть',
  layer,
}: {
  label?: string;
  layer: (state: Switch) => ReactNode;
}) {
  const [open, onOpenChange] = useState(false);
  return (
    <div className="p-4">
      <Button variant="secondary" onClick={() => onOpenChange(true)}>
        {label}
      </Button>
      {layer({ open, onOpenChange })}
    </div>
  );
}
