import { useState, type ReactNode } from 'react';
import { Button } from '../../inputs/button/index.ts';

/** What every layer takes from whoever opens it. */
interface Switch {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A button that opens a layer: the layer starts closed, so that its page of documentation stays readable. */
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
