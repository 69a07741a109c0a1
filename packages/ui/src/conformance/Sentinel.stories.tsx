import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { http, HttpResponse } from 'msw';

/**
 * Checks the setup of Storybook itself. Without a theme or without accessibility checks all other stories would pass;
 * these fail.
 */
const meta = { title: 'Foundations/Sentinel', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThemeAndRules: Story = {
  name: 'Styles, theme, width and strict accessibility rules are on',
  globals: { theme: 'light', locale: 'kk' },
  render: () => <p className="bg-canvas p-4 text-title-md text-ink">Қазақша</p>,
  play: async ({ canvas, parameters }) => {
    const text = canvas.getByText('Қазақша');
    // The canvas of the light theme is bright in every brand.
    const channels = getComputedStyle(text).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    await expect(channels).toHaveLength(3);
    await expect(Math.min(...channels)).toBeGreaterThan(200);
    await expect(getComputedStyle(text).fontSize).toBe('18px');
    await expect(document.documentElement.lang).toBe('kk');
    await expect(parameters['a11y'].test).toBe('error');
    await expect(parameters['a11y'].options.runOnly).toContain('wcag22aa');
    if (import.meta.env.MODE === 'test') await expect(window.innerWidth).toBe(390);
  },
};

export const MockedRequests: Story = {
  name: 'Requests are answered by the worker',
  parameters: { msw: [http.get('/api/sentinel', () => HttpResponse.json({ answered: true }))] },
  render: () => <p className="p-4 text-body">…</p>,
  play: async () => {
    const answer: unknown = await (await fetch('/api/sentinel')).json();
    await expect(answer).toEqual({ answered: true });
  },
};

export const BrokenOnPurpose: Story = {
  name: 'A nameless button, pale text and everything else the checks look for are caught',
  tags: ['!dev'],
  globals: { theme: 'light' },
  parameters: {
    // `todo` reports violations instead of throwing, because the test setup expects them.
    a11y: { test: 'todo' },
    mustFailAxe: ['button-name', 'color-contrast', 'target-size'],
    mustFail: ['contrast', 'overflow', 'targets', 'focus', 'covered', 'motion'],
  },
  render: () => (
    <div className="p-4">
      <p className="text-body text-surface-3">Pale</p>
      <div className="flex">
        <button type="button" className="size-3 bg-brand" />
        <button type="button" className="size-3 bg-accent outline-none" />
      </div>
      <button type="button" className="block h-11 text-ink">
        Under
      </button>
      <div className="sticky -mt-11 h-11 bg-surface-1" />
      <p className="w-[400px] text-body" style={{ animation: 'shimmer 1s infinite' }}>
        Wide
      </p>
      {/* With the highest precedence, to simulate a component that ignores reduced motion. */}
      <style>
        {
          '@layer base { .restless { animation: restless 1s infinite !important; } } @keyframes restless { to { transform: translateX(4px); } }'
        }
      </style>
      <p className="restless">Restless</p>
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Pale')).toBeVisible());
  },
};
