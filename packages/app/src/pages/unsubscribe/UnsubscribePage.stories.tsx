import type { Meta } from '@storybook/react-vite';
import { profile, unsubscribe } from '@tulpar/api/contract';
import { answer, refuse, samples } from '@tulpar/api/samples';
import { expectLink } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FAULT, scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Unsubscribe', ...wholeApp } satisfies Meta;

const requested = fn();
const done = answer(unsubscribe, ({ query }) => {
  requested(query);
  return { success: true } as const;
});

// ROUTE-42, CONT-07, OP-61
export const InPath: Story = {
  name: 'The address in the path: one call',
  ...scene({ path: '/unsubscribe/aigul%40example.com' }, [done]),
  play: async ({ canvas }) => {
    await canvas.findByText(/aigul@example\.com отписан/);
    await expect(requested.mock.calls).toEqual([[{ email: 'aigul@example.com' }]]);
    const main = within(canvas.getByRole('main'));
    await expectLink(main, 'Ответственная игра', '/responsible-gaming');
    await expectLink(main, 'Контакты', '/contacts');
  },
};

// CONT-07
export const NoAddress: Story = {
  name: 'A link without an address: a field takes one, and says what is wrong with it',
  ...scene({ path: '/unsubscribe' }, [done]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Какую почту отписать?' });
    const field = canvas.getByRole('textbox', { name: 'Почта' });
    await userEvent.click(canvas.getByRole('button', { name: 'Отписаться' }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.click(field);
    await userEvent.paste(`${'a'.repeat(250)}@example.com`);
    await userEvent.click(canvas.getByRole('button', { name: 'Отписаться' }));
    await canvas.findByText(/^Проверьте адрес/);
    await expect(requested).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'aigul@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Отписаться' }));
    await canvas.findByText(/aigul@example\.com отписан/);
    await expect(requested.mock.calls).toEqual([[{ email: 'aigul@example.com' }]]);
  },
};

// CONT-07
export const Refused: Story = {
  name: 'A refused address remains in the field',
  ...scene({ path: '/unsubscribe/nobody' }, [refuse(unsubscribe, 422, 'EMAIL_INVALID')]),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Почта' });
    await expect(field).toHaveValue('nobody');
    await waitFor(() => expect(field).toBeInvalid());
  },
};

const read = fn();

// CONT-07
export const OwnAddress: Story = {
  name: 'The profile is refetched: the switch in the settings follows',
  ...scene({ path: '/unsubscribe/aigul%40example.com', signedIn: true }, [
    answer(
      profile,
      () => (read(), { ...samples.profile, is_newsletters_enabled: read.mock.calls.length < 2 }),
    ),
    answer(unsubscribe, async () => {
      await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
      return { success: true } as const;
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/aigul@example\.com отписан/);
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    await expectLink(within(canvas.getByRole('main')), 'Настройки', '/profile/settings');
  },
};

// CONT-07
export const Failed: Story = {
  name: 'Error with another try',
  ...scene({ path: '/unsubscribe/aigul%40example.com' }, [refuse(unsubscribe, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Попробовать ещё раз' }));
    await canvas.findByRole('heading', { level: 1, name: 'Отписать не получилось' });
  },
};
