import type { Meta } from '@storybook/react-vite';
import { pwaCheck, pwaDomain, pwaLanding, signInLink, staticPage } from '@tulpar/api/contract';
import { answer, hang, refuse, samples, staticPageSample } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FAULT, inEveryLanguage, scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/App', ...wholeApp } satisfies Meta;

const player = { path: '/app', signedIn: true, stored: { refreshToken: 'stored-refresh' } };
const guest = { path: '/download-app' };
const article = answer(staticPage, { ...staticPageSample, title: 'Tulpar на главном экране' });

const requested = fn();
const counted = [
  answer(pwaCheck, () => (requested('check'), samples.pwaCheck)),
  answer(pwaDomain, () => (requested('domain'), samples.pwaDomain)),
  answer(pwaLanding, () => (requested('landing'), samples.pwaLanding)),
];

/** Content of the QR code. */
const held = (root: HTMLElement) => root.querySelector('[data-qr]')?.getAttribute('data-qr') ?? '';
const plain = `${location.origin}/download-app`;

// ROUTE-36, CONT-05, CONT-06, CALL-02, PWA-02, SEC-06
export const Player: Story = {
  name: 'The app, a player at a computer',
  ...scene(player, [...counted, article]),
  globals: screens.desktop,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Версия: 1.0.0');
    await canvas.findByText('Размер: 1,2 МБ');
    await canvas.findByText('Адрес: app.example');
    await canvas.findByRole('heading', { level: 2, name: 'Tulpar на главном экране' });
    const landing = await canvas.findByRole('link', { name: 'Открыть страницу установки' });
    await expect(landing).toHaveAttribute(
      'href',
      'https://app.example/install?auth_token=stored-refresh&language=ru&auth_type=pwa',
    );
    await waitFor(() => expect(held(canvasElement)).toBe(samples.signInLink.url));
    // A refresh token can be used once: a press passes the current one on, and this browser removes it.
    localStorage.setItem('refreshToken', 'newer-refresh');
    await userEvent.pointer({ target: landing, keys: '[MouseRight]' });
    await expect(localStorage.getItem('refreshToken')).toBe('newer-refresh');
    landing.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(landing);
    await expect(landing).toHaveAttribute('href', expect.stringContaining('auth_token=newer-refresh'));
    await expect(localStorage.getItem('refreshToken')).toBeNull();
    localStorage.setItem('refreshToken', 'newest-refresh');
    landing.addEventListener('auxclick', (event) => event.preventDefault());
    await userEvent.pointer({ target: landing, keys: '[MouseMiddle]' });
    await expect(localStorage.getItem('refreshToken')).toBeNull();
    await expect(requested.mock.calls.flat().toSorted()).toEqual(['check', 'domain', 'landing']);
  },
};

let made = 0;
/** The first link has expired; each further one is new. */
const links = answer(signInLink, () => {
  made += 1;
  return {
    ...samples.signInLink,
    url: `https://app.example/app?auth_token=code-${made}&auth_type=pwa`,
    ...(made === 1 ? { expires_at: '2026-01-12T09:32:00Z' } : {}),
  };
});

// CONT-06
export const Over: Story = {
  name: 'An expired code says so, and a press creates another',
  ...scene(player, [links, article]),
  beforeEach: () => void (made = 0),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Код больше не действует.');
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить код' }));
    await waitFor(() => expect(held(canvasElement)).toContain('code-2'));
    await expect(canvas.queryByText('Код больше не действует.')).toBeNull();
  },
};

const link = fn();

// ROUTE-34, CONT-05, CONT-06
export const Guest: Story = {
  name: 'The app, a guest: no token anywhere',
  ...scene(guest, [answer(signInLink, () => (link(), samples.signInLink)), article]),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(held(canvasElement)).toBe(plain));
    const landing = await canvas.findByRole('link', { name: 'Открыть страницу установки' });
    await expect(landing.getAttribute('href')).not.toContain('auth_token');
    await expect(link).not.toHaveBeenCalled();
    const tabs = within(canvas.getByRole('tablist', { name: 'Устройство' }));
    await expect(tabs.getByRole('tab', { name: 'Компьютер' })).toHaveAttribute('aria-selected', 'true');
    for (const [name, step] of [
      ['Android', 'Выберите «Добавить на главный экран»'],
      ['iPhone', 'Нажмите «Поделиться» в Safari'],
    ] as const) {
      await userEvent.click(tabs.getByRole('tab', { name }));
      await canvas.findByRole('heading', { level: 3, name: step });
    }
  },
};

const none = answer(pwaCheck, { is_available: false, version: '1.0.0', size_bytes: 1_200_000 });

// CONT-05, REACH-01
export const NotOffered: Story = {
  name: 'Nothing to install: no offer, no version, no size, no steps',
  ...scene(guest, [none, article]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Установка сейчас недоступна/);
    await waitFor(() => expect(held(canvasElement)).toBe(plain));
    await expect(canvas.queryByRole('link', { name: 'Открыть страницу установки' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Установить' })).toBeNull();
    await expect(canvas.queryByText(/^(Версия|Размер)/)).toBeNull();
    await expect(canvas.queryByRole('tablist', { name: 'Устройство' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Loading',
  ...scene(guest, [hang(pwaCheck), hang(staticPage)]),
  play: async ({ canvas }) => {
    await canvas.findAllByText('Загружаем страницу');
    await canvas.findByRole('tab', { name: 'iPhone' });
  },
};

// CALL-18, CONT-06
export const Failed: Story = {
  name: 'No response: the steps stay, and the code holds the plain address',
  ...scene(player, [
    refuse(pwaCheck, FAULT, 'DEFAULT'),
    refuse(pwaDomain, FAULT, 'DEFAULT'),
    refuse(signInLink, 404, 'NOT_FOUND'),
    article,
  ]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^Установка сейчас недоступна/);
    await canvas.findByRole('tab', { name: 'iPhone' });
    await waitFor(() => expect(held(canvasElement)).toBe(plain));
    await expect(canvas.queryByRole('button', { name: 'Обновить код' })).toBeNull();
  },
};

export const Languages: Story = { ...scene(player, [article]), ...inEveryLanguage() };
