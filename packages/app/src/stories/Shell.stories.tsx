import type { Meta } from '@storybook/react-vite';
import { analytics, endpoints } from '@tulpar/api/contract';
import { answer, refuse } from '@tulpar/api/samples';
import { screens, expectLink, pressSettled } from '@tulpar/ui/testing';
import { expect, userEvent, waitFor, within, screen } from 'storybook/test';
import { inApp, scene, settle, type Story, findWindow } from './app-story.tsx';
import { network, offline, shortened } from './browser.tsx';

export default {
  title: 'Pages/Shell',
  loaders: [settle],
  // The docs page would show all stories together: offline and blocked.
  tags: ['!autodocs'],
} satisfies Meta;

const home = { path: '/' };
// AVAIL-07, AVAIL-08
export const RegionBlock: Story = {
  name: 'The region is blocked: nothing of the product, no retry',
  decorators: [inApp],
  ...scene({ ...home, region: 'blocked' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Tulpar недоступен для посетителей из вашего региона' });
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.queryAllByRole('link', { name: /Лобби|Войти/ })).toHaveLength(0);
  },
};

// AVAIL-03, AVAIL-05, AVAIL-06
export const NoConnection: Story = {
  name: 'Without a network the page is covered, and back with it',
  decorators: [inApp],
  beforeEach: offline,
  ...scene(home),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Нет соединения с интернетом' });
    await expect(canvas.getByRole('main', { hidden: true }).closest('[inert]')).not.toBeNull();
    network(true);
    await waitFor(() => expect(canvas.queryByText('Нет соединения с интернетом')).toBeNull());
    await expect(canvas.getByRole('main').closest('[inert]')).toBeNull();
    network(false);
    await canvas.findByRole('heading', { name: 'Нет соединения с интернетом' });
  },
};

// AVAIL-04
export const Unchecked: Story = {
  name: 'The region is being checked',
  decorators: [inApp],
  ...scene({ ...home, region: 'loading' }),
  beforeEach: shortened(2000),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Нет соединения с интернетом' });
  },
};

const nobodyThere = Object.values(endpoints).map((endpoint) => refuse(endpoint, 503, 'DEFAULT'));

export const ServerAway: Story = {
  name: 'The server does not answer: the page stays and says so',
  decorators: [inApp],
  ...scene(home, nobodyThere),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Сервер не отвечает/);
    await expect(canvas.getByRole('navigation', { name: 'Главное меню' })).toBeInTheDocument();
  },
};

let events: string[] = [];

/** Adds the names of sent events to `events`. */
const recorded = [
  answer(analytics, ({ body }) => {
    events.push(...(body as { event_name: string }[]).map(({ event_name }) => event_name));
    return { success: true } as const;
  }),
];

// REACH-20
export const Consent: Story = {
  name: 'Consent: two equal buttons, nothing is sent before a yes',
  decorators: [inApp],
  ...scene({ ...home, consent: 'needed' }, recorded),
  beforeEach: () => void (events = []),
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Можно измерять, как работает сайт?' }));
    const yes = bar.getByRole('button', { name: 'Разрешить' });
    const no = bar.getByRole('button', { name: 'Не разрешать' });
    await expect(yes.className).toBe(no.className);
    await expect(Math.round(yes.offsetWidth)).toBe(Math.round(no.offsetWidth));
    await expect(yes.offsetHeight).toBe(no.offsetHeight);
    await expect(canvas.getByRole('main').closest('[inert]')).toBeNull();
    await expect(events).toEqual([]);
    await pressSettled(yes);
    // The page view, which has waited for the choice, may be sent as well.
    await waitFor(() => expect(events).toEqual(expect.arrayContaining(['consent-given'])));
    await waitFor(() => expect(canvas.queryByText('Можно измерять, как работает сайт?')).toBeNull());
  },
};

// REACH-20, REACH-11
export const CardAtTheEnd: Story = {
  name: 'A card in the corner does not cover the end of a page',
  decorators: [inApp],
  ...scene({ path: '/reviews', consent: 'needed' }),
  globals: screens.narrow,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Можно измерять, как работает сайт?' });
    await waitFor(async () => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
      await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
    // An open card may cover parts of the page further up, which the checks after a story would report.
    await pressSettled(within(card).getByRole('button', { name: 'Не разрешать' }));
  },
};

// REACH-20
export const ConsentWithdrawn: Story = {
  name: 'A guest withdraws consent by the footer link, which opens the question and returns',
  decorators: [inApp],
  ...scene({ path: '/reviews', consent: 'needed', stored: { analyticsConsent: 'given' } }, recorded),
  play: async ({ canvas }) => {
    const again = await waitFor(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      return canvas.getByRole('button', { name: 'Настройки статистики' });
    });
    await expect(canvas.queryByRole('region', { name: 'Можно измерять, как работает сайт?' })).toBeNull();
    await userEvent.click(again);
    const bar = await canvas.findByRole('region', { name: 'Можно измерять, как работает сайт?' });
    await waitFor(() => expect(bar).toHaveFocus());
    await expect(localStorage.getItem('analyticsConsent')).toBe('given');
    events = [];
    await pressSettled(within(bar).getByRole('button', { name: 'Не разрешать' }));
    await waitFor(() => expect(events).toEqual(['consent-refused']));
    await waitFor(() => expect(again).toHaveFocus());
    await expect(localStorage.getItem('analyticsConsent')).toBe('refused');
  },
};

// HASH-11, MODAL-04
export const Ban: Story = {
  name: 'The account is blocked: the rules, the contacts and a button',
  decorators: [inApp],
  ...scene({ path: '/#ban' }),
  play: async () => {
    const box = await findWindow();
    await box.findByRole('heading', { name: 'Аккаунт заблокирован' });
    await expectLink(box, 'Правила', '/rules');
    await expectLink(box, 'Контакты', '/contacts');
    const button = box.getByRole('button', { name: 'Понятно' });
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// FORM-10, I18N-02, I18N-04
export const Languages: Story = {
  name: 'The sheet of languages changes the page',
  decorators: [inApp],
  ...scene({ path: '/auth/login' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Язык: Русский/ }));
    const box = within(await screen.findByRole('dialog'));
    const options = box.getAllByRole('option');
    await expect(options).toHaveLength(4);
    await expect(options.every((option) => option.querySelector('svg') !== null)).toBe(true);
    await expect(box.getByRole('option', { selected: true })).toHaveTextContent('Русский');
    await userEvent.click(box.getByRole('option', { name: /Қазақ/ }));
    await canvas.findByText('Қайта ат үстінде');
    await canvas.findByRole('button', { name: /^KZ\. .*Қазақша/ });
  },
};
