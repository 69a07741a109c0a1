import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { longText, longTexts, type LongTexts } from '../../../testing/languages.tsx';
import { Button } from '../../inputs/button/index.ts';

interface Switch {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface OpenerProps {
  label?: string;
  layer: (state: Switch) => ReactNode;
}

/** A button that opens an overlay. The overlay starts closed, so that it does not cover the docs page. */
export function Opener({ label = 'Открыть', layer }: OpenerProps) {
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

/** Presses the button of `Opener` and waits for the overlay. */
export const openLayer =
  (role: 'dialog' | 'alertdialog'): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await waitFor(() => expect(screen.getByRole(role)).toBeVisible());
  };

/**
 * A story of an overlay with long texts, opened in each language. Checks that it fits the window, no text overflows,
 * buttons are at least 44 px wide, and Escape closes it.
 */
export function longLayer<Args>(
  layer: (args: Args, state: Switch, texts: LongTexts) => ReactNode,
  role: 'dialog' | 'alertdialog' = 'dialog',
) {
  return longText<Args>(
    (texts, args, language) => <Opener label={language} layer={(state) => layer(args, state, texts)} />,
    {
      className: '',
      async play({ canvas, userEvent }) {
        for (const [language, { title }] of Object.entries(longTexts)) {
          await userEvent.click(canvas.getByRole('button', { name: language }));
          const layer = await screen.findByRole(role, { name: title });
          await expect(layer.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
          for (const part of [layer, ...layer.querySelectorAll('a, button')])
            await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
          for (const button of layer.querySelectorAll('button'))
            await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
          await userEvent.keyboard('{Escape}');
          await waitFor(() => expect(layer).not.toBeInTheDocument());
        }
      },
    },
  );
}
