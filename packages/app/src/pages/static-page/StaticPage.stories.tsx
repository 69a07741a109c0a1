import type { Meta, StoryObj } from '@storybook/react-vite';
import { staticPage } from '@tulpar/api/contract';
import { answer, hang, refuse, staticPageSample } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { FAULT, fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Static page',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const route = { path: '/rules' };

/** A page of the content section. */
export const Loaded: Story = {
  ...scene(route, [answer(staticPage, { ...staticPageSample, title: 'Правила' })]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Правила' });
  },
};

/** OP-118: HTML of the server is cleaned before it is shown. */
export const Hostile: Story = {
  ...scene(route, [
    answer(staticPage, {
      ...staticPageSample,
      content_html:
        '<p>Текст</p><img src=x onerror="window.hit=1"><script>window.hit=1</script><a href="javascript:alert(1)">ссылка</a>',
    }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Текст');
    const article = canvasElement.querySelector('article');
    await waitFor(() => expect(article?.textContent).toContain('ссылка'));
    await expect(article?.querySelectorAll('img, script, [onerror], a[href]')).toHaveLength(0);
  },
};

/** Lines of text stand in. */
export const Loading: Story = {
  ...scene(route, [hang(staticPage)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем страницу');
  },
};

/** An address of no page. */
export const Unknown: Story = {
  ...scene({ path: '/nothing-here' }, [refuse(staticPage, 404, 'PAGE_NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Такой страницы нет');
  },
};

/** A page that did not come can be asked for again. */
export const Failed: Story = {
  ...scene(route, [refuse(staticPage, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Страница не загрузилась');
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};

const article = (title: string, ...paragraphs: string[]) =>
  answer(staticPage, {
    ...staticPageSample,
    title,
    content_html: paragraphs.map((text) => `<p>${text}</p>`).join(''),
  });

/** A page of the content section on a desktop: the lines stay short enough to read. */
export const Desktop: Story = {
  ...scene(route, [
    article('Правила', 'Играть могут совершеннолетние, один аккаунт на человека. '.repeat(8)),
  ]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Правила' });
  },
};

/** The light theme on a phone. */
export const Light: Story = { ...Desktop, globals: screens.light };

/** A long Kazakh title and long words on the narrowest phone. */
export const Kazakh: Story = {
  ...scene({ path: '/responsible-gaming' }, [
    article(
      'Жауапкершілікпен ойнау және өзін-өзі шектеу ережелері',
      'Ойын — көңіл көтеру ғана. Күндік, апталық және айлық шектеулерді профильде өзіңіз белгілейсіз.',
      'Құпиялылықты қамтамасыздандырмағандықтарыңыздан туындаған залал өтелмейді.',
    ),
  ]),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Жауапкершілікпен/ });
    await fits();
  },
};

/** Azerbaijani on the narrowest phone. */
export const Azerbaijani: Story = {
  ...scene({ path: '/responsible-gaming' }, [
    article('Məsuliyyətli oyun və özünüməhdudlaşdırma', 'Limitləri profilinizdə özünüz təyin edirsiniz.'),
  ]),
  globals: { ...screens.narrow, locale: 'az' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Məsuliyyətli/ });
    await fits();
  },
};
