import type { Meta, StoryObj } from '@storybook/react-vite';
import { unsubscribe } from '@tulpar/api/contract';
import { answer, hang, refuse } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FAULT, fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Unsubscribe',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const asked = fn();
const done = answer(unsubscribe, ({ query }) => {
  asked(query);
  return { success: true } as const;
});

export const InPath: Story = {
  name: 'ROUTE-42 OP-61 the address stands in the path',
  ...scene({ path: '/unsubscribe/aigul%40example.com' }, [done]),
  play: async ({ canvas }) => {
    await canvas.findByText(/aigul@example\.com отписан/);
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ email: 'aigul@example.com' }));
  },
};

export const InQuery: Story = {
  ...InPath,
  name: 'ROUTE-42 OP-61 the address stands in the query',
  ...scene({ path: '/unsubscribe?email=aigul%40example.com' }, [done]),
};

export const Working: Story = {
  name: 'While it is being done',
  ...scene({ path: '/unsubscribe/aigul%40example.com' }, [hang(unsubscribe)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Отписываем aigul@example.com');
  },
};

export const NoAddress: Story = {
  name: 'A link without an address',
  ...scene({ path: '/unsubscribe' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'В ссылке нет верного адреса' });
  },
};

export const Refused: Story = {
  ...NoAddress,
  name: 'An address the server refuses',
  ...scene({ path: '/unsubscribe/nobody' }, [refuse(unsubscribe, 422, 'EMAIL_INVALID')]),
};

export const Failed: Story = {
  name: 'Error with another try',
  ...scene({ path: '/unsubscribe/aigul%40example.com' }, [refuse(unsubscribe, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Попробовать ещё раз' }));
    await canvas.findByRole('heading', { level: 2, name: 'Отписать не получилось' });
  },
};

export const Desktop: Story = { ...InPath, name: 'On a desktop', globals: screens.desktop };

export const Kazakh: Story = {
  name: 'Kazakh and a long address on the narrowest phone',
  ...scene({ path: `/unsubscribe/${'aigul'.repeat(10)}%40example.com` }, [done]),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Жарнамалық хаттар енді келмейді' });
    await fits();
  },
};
