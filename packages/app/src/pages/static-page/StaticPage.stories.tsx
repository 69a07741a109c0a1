import type { Meta, StoryObj } from '@storybook/react-vite';
import { staticPage } from '@tulpar/api/contract';
import { answer, hang, refuse, staticPageSample } from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FAULT, scene, wholeApp } from '#app/stories/app-story.tsx';

const meta = { title: 'Pages/Static page', ...wholeApp } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const route = { path: '/rules' };

// ROUTE-31, ROUTE-45, CONT-02
export const Loaded: Story = {
  name: 'A page of text, with its own words in the head',
  ...scene(route, [
    answer(staticPage, {
      ...staticPageSample,
      title: 'Правила',
      meta_title: 'Правила игры',
      meta_description: 'Кто может играть.',
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Правила' });
    await waitFor(() => expect(document.title).toContain('Правила игры'));
    const descriptions = () =>
      [...document.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content'));
    await waitFor(() => expect(descriptions()).toEqual(['Кто может играть.']));
  },
};

// CONT-02
export const Contents: Story = {
  name: 'On a desktop the sections of a text are listed next to it',
  ...scene(route, [
    answer(staticPage, {
      ...staticPageSample,
      title: 'Правила',
      content_html:
        '<p>Коротко.</p><h2>Кто может играть</h2><p>Взрослые.</p><h2>Вывод</h2><table><tbody><tr><th>Карта</th><td>15 мин</td></tr></tbody></table>',
    }),
  ]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('navigation', { name: 'Содержание' });
    const text = canvas.getByRole('region', { name: 'Вывод' });
    await expect(contents.getBoundingClientRect().right).toBeLessThan(text.getBoundingClientRect().left);
    await userEvent.click(within(contents).getByRole('link', { name: 'Вывод' }));
    // The next Tab continues there.
    await expect(text).toHaveFocus();
  },
};

const questions = answer(staticPage, {
  ...staticPageSample,
  slug: 'faq',
  title: 'Вопросы',
  content_html:
    '<h2>Деньги</h2><h3>Почему депозит не зачислен?</h3><p>Посмотрите <a href="/cash-box/history">историю</a>.</p><h3>Можно ли отменить вывод?</h3><p>Да, пока он не отправлен.</p><h2>Бонусы</h2><h3>Что такое вейджер?</h3><p>Сумма ставок.</p><script>window.hit=1</script>',
});

// CONT-02
export const Questions: Story = {
  name: 'The questions unfold, and link to the pages they mention',
  ...scene({ path: '/faq' }, [questions]),
  play: async ({ canvas, canvasElement }) => {
    const question = await canvas.findByRole('button', { name: 'Почему депозит не зачислен?' });
    const link = canvas.getByText('историю');
    await expect(link).not.toBeVisible();
    await userEvent.click(question);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/cash-box/history');
    await expect(canvasElement.querySelectorAll('article script')).toHaveLength(0);
  },
};

// CONT-02
export const SearchedQuestions: Story = {
  name: 'The search finds questions by their answers, or offers the support',
  ...scene({ path: '/faq' }, [questions]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Найти ответ' });
    const contents = within(canvas.getByRole('navigation', { name: 'Содержание' }));
    await userEvent.click(contents.getByRole('link', { name: /^Бонусы/ }));
    // The next Tab continues in the group.
    await expect(canvas.getByRole('region', { name: 'Бонусы' })).toHaveFocus();
    await userEvent.type(field, 'отправлен');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Что такое вейджер?' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Можно ли отменить вывод?' })).toBeVisible();
    await expect(contents.getAllByRole('link')).toHaveLength(1);
    await userEvent.type(field, ' слоны');
    await canvas.findByRole('heading', { name: 'Ничего не нашли' });
    await expectLink(canvas, 'Написать', '/contacts');
  },
};

const responsible = answer(staticPage, { ...staticPageSample, title: 'Ответственная игра' });

// CONT-04, SAFE-01
export const SelfCheck: Story = {
  name: 'Nine questions that send and store nothing, and the way to limits',
  ...scene({ path: '/responsible-gaming', signedIn: true }, [responsible]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Проверьте себя' });
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(9);
    // By now the shell has stored everything it stores itself.
    await waitFor(() => expect(localStorage.getItem('visitor_uid')).not.toBeNull());
    const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const before = stored();
    const sent = listenToFetch();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Занимаю деньги на игру' }));
    await canvas.findByText('Обратите внимание');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Из-за игры у меня долги' }));
    await canvas.findByText('Сделайте перерыв');
    await expectLink(canvas, 'Лимиты', '/profile/limits');
    await expect(sent.end()).toEqual([]);
    await expect(stored()).toBe(before);
    await expectLink(canvas, 'Связаться с нами', '/contacts');
  },
};

// CONT-04
export const SelfCheckDesktop: Story = {
  name: 'On a desktop the questions are next to the text',
  ...scene({ path: '/responsible-gaming', signedIn: true }, [responsible]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const check = (await canvas.findByRole('region', { name: 'Проверьте себя' })).getBoundingClientRect();
    const title = canvas
      .getByRole('heading', { level: 1, name: 'Ответственная игра' })
      .getBoundingClientRect();
    await expect(check.left).toBeGreaterThan(title.right);
    await expect(check.top).toBeLessThanOrEqual(title.top);
    await expect(check.right).toBeLessThanOrEqual(innerWidth);
    const links = canvas.getByRole('link', { name: 'Лимиты' }).getBoundingClientRect();
    await expect(links.right).toBeLessThan(check.left);
  },
};

/** Collects request bodies from now on. A page view may still be logged, with its URL only. */
function listenToFetch(): { end: () => string[] } {
  const own = window.fetch;
  const sent: string[] = [];
  window.fetch = (input, init) => {
    const body = String(init?.body ?? '');
    if (init?.method === 'POST' && !body.includes('page-view') && !body.includes('page_view'))
      sent.push(body);
    return own(input, init);
  };
  return {
    end() {
      window.fetch = own;
      return sent;
    },
  };
}

// CONT-02
export const Loading: Story = {
  name: 'Loading',
  ...scene(route, [hang(staticPage)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем страницу');
  },
};

// CONT-02, ROUTE-46
export const Unknown: Story = {
  name: 'An address of no page leads on: to the lobby, the search and popular games',
  ...scene({ path: '/nothing-here' }, [refuse(staticPage, 404, 'PAGE_NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Тут только степь' });
    const main = within(canvas.getByRole('main'));
    await expectLink(main, 'Поиск', '/games/search');
    await canvas.findByRole('heading', { name: /Популярное/ });
  },
};

// CONT-02
export const Failed: Story = {
  name: 'Failed to load, with a retry',
  ...scene(route, [refuse(staticPage, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Страница не загрузилась');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};

export const Credits: Story = {
  ...scene({ path: '/credits' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Авторы и лицензии' });
    await expect(canvas.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute('target', '_blank');
    await expectLink(canvas, /MIT/, '/third-party-licences.txt');
  },
};

// ROUTE-46
export const NotFound: Story = {
  name: 'A path of no page',
  ...scene({ path: '/a/b/c' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Тут только степь' });
    await expectLink(canvas, 'На главную', '/');
  },
};
