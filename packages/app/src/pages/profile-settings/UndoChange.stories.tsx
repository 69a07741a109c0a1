import type { Meta } from '@storybook/react-vite';
import { profile, refresh, undoChange } from '@tulpar/api/contract';
import { answer, refuse } from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { undoLinkAtom } from '#app/platform/session/link-token.ts';
import { signedInAtom } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { FAULT, scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default {
  title: 'Pages/Undo a change',
  ...wholeApp,
  beforeEach: () => {
    store.set(undoLinkAtom, { token: 'token-of-the-link', outcome: 'unused' });
    return () => store.set(undoLinkAtom, null);
  },
} satisfies Meta;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const path = '/profile/settings';
const undone = fn();
const done = answer(undoChange, ({ body }) => {
  undone(body);
  return { success: true } as const;
});
const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Отменить изменение' }));

// SEC-03
export const Guest: Story = {
  name: 'A guest undoes the change only by a press',
  ...scene({ path }, [done]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Отмена изменения' });
    await expect(undone).not.toHaveBeenCalled();
    await press(canvas);
    // The notice announces itself, once.
    await expect((await canvas.findByText('Изменение отменено')).closest('[aria-live]')).toBeNull();
    await expect(undone.mock.calls).toEqual([[{ token: 'token-of-the-link' }]]);
    await expectLink(canvas, 'Задать новый пароль', '/auth/reset-password');
  },
};

// SEC-03
export const Player: Story = {
  name: 'A player whose session ends with the undoing still sees the result',
  ...scene({ path, signedIn: true }, [
    done,
    refuse(profile, 401, 'AUTH_TOKEN_INVALID'),
    refuse(refresh, 400, 'REFRESH_TOKEN_INVALID'),
  ]),
  play: async ({ canvas }) => {
    await press(canvas);
    await canvas.findByText('Изменение отменено');
    await waitFor(() => expect(store.get(signedInAtom)).toBe(false));
    await expect(canvas.getByText('Изменение отменено')).toBeVisible();
  },
};

// SEC-03
export const Keep: Story = {
  name: 'A player who made the change can keep it',
  ...scene({ path, signedIn: true }, [done]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Оставить как есть' }));
    await waitFor(() => expect(store.get(undoLinkAtom)).toBeNull());
    await expect(undone).not.toHaveBeenCalled();
  },
};

// SEC-03
export const Stale: Story = {
  name: 'A link that was used or is too old leads to a new password',
  ...scene({ path }, [refuse(undoChange, 422, 'VALIDATION_ERROR', { token: ['TOKEN_INVALID'] })]),
  play: async ({ canvas }) => {
    await press(canvas);
    await canvas.findByText('Ссылка больше не действует');
    await expect(canvas.getByRole('link', { name: 'Задать новый пароль' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отменить изменение' })).toBeNull();
  },
};

export const Away: Story = {
  name: 'When the server does not answer, the player can try again',
  ...scene({ path }, [refuse(undoChange, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await press(canvas);
    await canvas.findByText(/^Пока не отменено/);
    await expect(canvas.getByRole('button', { name: 'Отменить изменение' })).toBeEnabled();
  },
};
