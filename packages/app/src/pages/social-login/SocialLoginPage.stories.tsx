import type { Meta } from '@storybook/react-vite';
import { socialSignIn } from '@tulpar/api/contract';
import { answer, hang, refuse } from '@tulpar/api/samples';
import { expect, fn } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { FAULT, inApp, scene, settle, type Story } from '#app/stories/app-story.tsx';
import { spendSocialReturn, takeSocialReturn } from '#app/platform/session/link-token.ts';
import { session } from '#app/platform/storage/storage.ts';

const STATE = 'a-state-of-this-browser';

/** Returns from Google, as the story's parameters say. */
async function comeBack(context: Parameters<typeof settle>[0]): Promise<object> {
  await settle(context);
  const { state, denied, reloaded } = context.parameters as {
    state?: string;
    denied?: true;
    reloaded?: true;
  };
  if (reloaded) {
    spendSocialReturn();
    session.removeItem('socialSignIn');
    return {};
  }
  const begun = {
    provider: 'google',
    state: STATE,
    at: Date.now(),
    currency: 'KZT',
    language: null,
  };
  session.setItem('socialSignIn', JSON.stringify(begun));
  const result = denied ? 'error=access_denied' : 'provider=google&token=tok';
  takeSocialReturn(new URL(`https://a.kz/social-login?${result}&state=${state ?? STATE}`));
  return {};
}

export default {
  title: 'Pages/Social login',
  decorators: [inApp],
  loaders: [comeBack],
} satisfies Meta;

const route = { path: '/social-login' };

// ROUTE-07
export const Loading: Story = {
  name: 'Waiting for the answer, the provider at work',
  ...scene(route, [hang(socialSignIn)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Входим через Google…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Войти через Google' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const requested = fn();

// AUTH-03, REG-02, API-05
export const SignedIn: Story = {
  name: 'A provider’s token signs in',
  ...scene(route, [
    answer(socialSignIn, ({ body }) => {
      requested(body);
      return {
        access: { token: 'sample', expires_in: 900 },
        refresh: { token: 'sample-refresh', expires_in: null },
        redirect_url: null,
      };
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Профиль' });
    await expect(requested).toHaveBeenLastCalledWith(
      expect.objectContaining({ provider: 'google', token: 'tok', region: 'KZ', brand: 'tulpar' }),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

// AUTH-03
export const Refused: Story = {
  name: 'An expired token: both providers, and the other login methods',
  ...scene(route, [refuse(socialSignIn, 401, 'SOCIAL_TOKEN_INVALID')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Вход через соцсеть не подтвердился');
    await expect(canvas.getByRole('button', { name: 'Войти через Facebook' })).toBeEnabled();
    await expectLink(canvas, 'войти по почте либо телефону', '/auth/login');
  },
};

// AUTH-03, SEC-03
export const Taken: Story = {
  name: 'An e-mail of another account: log in there instead',
  ...scene(route, [refuse(socialSignIn, 422, 'VALIDATION_ERROR', { email: ['EMAIL_TAKEN'] })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Аккаунт с этой почтой уже есть');
  },
};

// AUTH-03
export const Denied: Story = {
  name: 'Cancelled at the provider: nothing is sent, and it can be tried again',
  ...scene(route, [hang(socialSignIn)]),
  parameters: { ...scene(route, [hang(socialSignIn)]).parameters, denied: true },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Вход через Google отменён или отклонён. Выберите способ входа ещё раз.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Войти через Google' })).toBeEnabled();
  },
};

// AUTH-03
export const Foreign: Story = {
  name: 'A return that was not requested here sends nothing',
  ...scene(route, [hang(socialSignIn)]),
  parameters: { ...scene(route, [hang(socialSignIn)]).parameters, state: 'somebody-elses-state' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Этот вход начат в другом браузере или слишком давно',
    );
  },
};

// AUTH-03
export const Reloaded: Story = {
  name: 'Reloaded during the login: not completed, without mentioning another browser',
  ...scene(route, [hang(socialSignIn)]),
  parameters: { ...scene(route, [hang(socialSignIn)]).parameters, reloaded: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Вход не завершён. Выберите способ входа ещё раз.')).toBeVisible();
    await expect(canvas.queryByText(/в другом браузере/u)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Войти через Google' })).toBeEnabled();
  },
};

export const Away: Story = {
  name: 'The server does not answer: the same token may be tried again',
  ...scene(route, [refuse(socialSignIn, FAULT, 'GENERAL_ERROR')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('сервер не отвечает');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};
