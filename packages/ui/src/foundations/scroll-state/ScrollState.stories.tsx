import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useInViewport, useScrollFlags } from './index.ts';

function Flags({ within }: { within?: number }) {
  const flags = useScrollFlags(within);
  const farRef = useRef<HTMLParagraphElement>(null);
  const inViewport = useInViewport(farRef);
  const statusRef = useRef<HTMLOutputElement>(null);
  // Effects of the hooks run first, so the page is followed from now on.
  useEffect(() => statusRef.current?.setAttribute('aria-busy', 'false'), []);
  return (
    <div className="h-[3000px] p-4 text-body">
      <output ref={statusRef} aria-busy className="fixed top-4 left-4 bg-surface-1 p-3">
        {Object.entries({ ...flags, inViewport })
          .flatMap(([flag, on]) => (on ? [flag] : []))
          .join(' ')}
      </output>
      <p ref={farRef} className="mt-[1500px]">
        Далеко внизу
      </p>
    </div>
  );
}

/** Scroll hooks for floating blocks, sticky filters and lazy pictures. */
const meta = {
  title: 'Foundations/ScrollState',
  tags: ['!dev', '!autodocs'],
  render: () => <Flags />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

// UI-03, UI-04, UI-05, UI-06, UI-07
export const Default: Story = {
  name: 'The page reports its scroll state',
  play: async ({ canvas }) => {
    const said = (words: string) => waitFor(() => expect(canvas.getByRole('status').textContent).toBe(words));
    const to = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'false'));
    await said('');
    to(200);
    await said('scrolledToBottom');
    to(350);
    await said('scrolledToBottom floating');
    to(500);
    await said('scrolledToBottom filtersReached floating');
    to(480);
    await said('filtersReached floating');
    to(1000);
    await said('scrolledToBottom filtersReached floating inViewport');
    to(document.documentElement.scrollHeight);
    await said('scrolledToBottom filtersReached floating atPageEnd inViewport');
    to(0);
    await said('inViewport');
  },
};
