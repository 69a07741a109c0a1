import type { Decorator } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';

const width = (value: string) => ({ viewport: { value, isRotated: false } });

/** Storybook globals for a page size or the light theme. */
export const screens = {
  narrow: width('phone320'),
  /** A phone held sideways. */
  low: width('low'),
  tablet: width('tablet820'),
  desktop: width('desktop1440'),
  light: { theme: 'light' },
};

/** Renders stories in a box with these classes. */
export const inBox =
  (className: string): Decorator =>
  (Story) => (
    <div className={className}>
      <Story />
    </div>
  );

/** A field that stores its own value and also calls the callback of the story. */
export function controlled<P extends object>(
  Component: ComponentType<P>,
  valueProp = 'value' as keyof P,
  changeProp = 'onValueChange' as keyof P,
) {
  return function Controlled(args: P) {
    const [value, setValue] = useState(args[valueProp]);
    const change = (next: P[keyof P], ...more: unknown[]) => {
      (args[changeProp] as (...all: unknown[]) => void)(next, ...more);
      setValue(() => next);
    };
    return <Component {...args} {...{ [valueProp]: value, [changeProp]: change }} />;
  };
}

/** Runs `check` while the text has twice its size, as with a setting of the browser. */
export async function withLargeText(check: () => Promise<void>): Promise<void> {
  document.documentElement.style.fontSize = '200%';
  try {
    await check();
  } finally {
    document.documentElement.style.fontSize = '';
  }
}

/** Waits for the link with this name and checks its target. */
export async function expectLink(
  { findByRole }: Pick<ReturnType<typeof within>, 'findByRole'>,
  name: string | RegExp,
  href: string,
): Promise<void> {
  await expect(await findByRole('link', { name })).toHaveAttribute('href', href);
}

/** Presses a button of a new toast or card, once presses no longer go to the page under it. */
export async function pressSettled(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).toHaveStyle({ pointerEvents: 'auto' }));
  await userEvent.click(button);
}

/**
 * Scrolls the page to `top` px and waits until the next frame, because two positions within one frame cause a single
 * scroll event.
 */
export async function scrollPage(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
