import type { Meta } from '@storybook/react-vite';
import { reviews, writeReview, type Review } from '@tulpar/api/contract';
import { answer, hang, refuse, review, reviewList, reviewSummary } from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor, within, screen } from 'storybook/test';
import { scene, wholeApp, records, shows, type Story } from '#app/stories/app-story.tsx';

const requested = fn();
const sent = fn();
export default { title: 'Pages/Reviews', ...wholeApp } satisfies Meta;

const page = (data: Review[], summary = reviewSummary, items = data.length) => ({
  data,
  pagination: { total_pages: Math.ceil(items / 20), items },
  extra_data: { summary },
});
const full = [answer(reviews, page(reviewList))];
const route = { path: '/reviews' };
const player = { path: '/reviews', signedIn: true };

// ROUTE-33, NEWS-08, CALL-12
export const List: Story = {
  name: 'Average, distribution, answers, examples; filters are in the address',
  ...scene(route, [
    answer(reviews, ({ query }) => {
      requested(query['filter']);
      return page(query['filter'] === 'negative' ? reviewList.slice(1) : reviewList);
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Отзывы' });
    await expect(await canvas.findByText('4,3')).toBeVisible();
    await expect(canvas.getByText('64 отзыва')).toBeVisible();
    await expect(canvas.getByText('61%')).toBeVisible();
    await expect(canvas.getAllByText('Пример')).toHaveLength(1);
    await expect(canvas.getByText('Bank işləri bitirib, çıxarışlar adi qaydada gedir.')).toBeVisible();
    await expect(canvas.getByText('8 января 2026', { selector: '.bg-surface-2 time' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Ругают' }));
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith('negative'));
    await waitFor(() => expect(canvas.queryByText('Дана')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Ругают' })).toHaveAttribute('aria-current', 'page');
  },
};

// NEWS-12
export const Examples: Story = {
  name: 'The summary of made-up reviews says so',
  ...scene(route, [
    answer(
      reviews,
      page([review()], { average: 4.1, count: 21, by_rating: [0, 4, 4, 4, 9], is_demo_data: true }),
    ),
  ]),
  play: shows('Посчитано по примерам: настоящих отзывов ещё нет.'),
};

// NEWS-09
export const Guest: Story = {
  name: 'A guest goes to log-in, and back',
  ...scene(route, full),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Отзывы пишут игроки/);
    const main = within(canvasElement.querySelector('main') ?? canvasElement);
    await userEvent.click(main.getByRole('link', { name: 'Войти' }));
    await waitFor(async () => {
      await expect(canvas.queryByRole('link', { name: /Назад|Закрыть/ })).toHaveAttribute('href', '/reviews');
    });
  },
};

// NEWS-09
export const Form: Story = {
  name: 'Nothing is sent without stars or with 19 or 1001 characters or spaces only',
  ...scene(player, [
    records(writeReview, sent, review({ id: 1001, is_mine: true, status: 'pending', is_demo_data: false })),
    ...full,
  ]),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Что понравилось, а что нет' });
    await canvas.findByText('Имя покажем так: A***1');
    const send = canvas.getByRole('button', { name: 'Отправить на проверку' });
    await userEvent.click(send);
    await canvas.findByText('Поставьте от одной до пяти звёзд');
    await userEvent.click(canvas.getByRole('radio', { name: '4 звезды из 5' }));
    const put = async (value: string) => {
      await userEvent.clear(text);
      await userEvent.click(text);
      await userEvent.paste(value);
      await userEvent.click(send);
    };
    await put(' '.repeat(30));
    await canvas.findByText('Напишите подробнее: не меньше 20 знаков');
    await put('я'.repeat(19));
    await canvas.findByText('Напишите подробнее: не меньше 20 знаков');
    await put('я'.repeat(1001));
    await canvas.findByText('Слишком длинно: не больше 1000 знаков');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(sent).not.toHaveBeenCalled();
    await put(`  ${'я'.repeat(20)}  `);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ rating: 4, text: 'я'.repeat(20), language: 'ru' }),
    );
    await screen.findByText('Отзыв отправлен');
    await waitFor(() => expect(text).toHaveValue(''));
    await expect(sessionStorage.getItem('draft:review')).toBeNull();
  },
};

const mine = (over: Partial<Review>) =>
  review({
    id: 1001,
    author: 'A***1',
    is_mine: true,
    is_demo_data: false,
    created_at: '2026-01-11T08:00:00Z',
    text: 'Быстрый вывод, удобный кешбэк.',
    ...over,
  });

// NEWS-10
export const Pending: Story = {
  name: 'A review in moderation, with the day of the next one',
  ...scene(player, [answer(reviews, page([mine({ status: 'pending' }), ...reviewList]))]),
  play: async ({ canvas }) => {
    await canvas.findByText('Следующий можно написать: 10 февраля 2026');
    await expect(canvas.getAllByText('Проверяется, видите только вы')).toHaveLength(2);
    await expect(canvas.queryByRole('textbox', { name: 'Что понравилось, а что нет' })).toBeNull();
  },
};

// NEWS-11
export const Declined: Story = {
  name: 'A declined review says why',
  ...scene(player, [answer(reviews, page([mine({ status: 'declined', decline_text: 'Личные данные' })]))]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Не опубликован. Причина: Личные данные')).length).toBe(2);
  },
};

let isReviewed = false;

// NEWS-10
export const Sent: Story = {
  name: 'The page takes the focus when the review replaces the form',
  ...scene(player, [
    answer(writeReview, () => {
      isReviewed = true;
      return mine({ status: 'pending' });
    }),
    answer(reviews, () => page(isReviewed ? [mine({ status: 'pending' })] : reviewList)),
  ]),
  beforeEach: () => void (isReviewed = false),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Что понравилось, а что нет' }));
    await userEvent.paste('Быстрый вывод, удобный кешбэк.');
    await userEvent.click(canvas.getByRole('radio', { name: '5 звёзд из 5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на проверку' }));
    await canvas.findByText('Следующий можно написать: 10 февраля 2026');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

// NEWS-10
export const Exists: Story = {
  name: 'A second review in 30 days is refused in words',
  ...scene({ ...player }, [refuse(writeReview, 409, 'REVIEW_EXISTS'), ...full]),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Что понравилось, а что нет' });
    await userEvent.click(canvas.getByRole('radio', { name: '5 звёзд из 5' }));
    await userEvent.click(text);
    await userEvent.paste('Быстрый вывод, удобный кешбэк.');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить на проверку' }));
    await canvas.findByText('Вы недавно уже оставляли отзыв');
    await expect(text).toHaveValue('Быстрый вывод, удобный кешбэк.');
  },
};

// NEWS-10
export const BehindNewer: Story = {
  name: 'An own review behind a page of newer ones, with the day of the next one',
  ...scene(player, [
    answer(reviews, ({ query }) => {
      const newer = Array.from({ length: 30 }, (_, i) =>
        review({ id: 1 + i, author: `Игрок ${1 + i}`, created_at: '2026-01-12T08:00:00Z' }),
      );
      const limit = Number(query['limit']);
      const from = limit * (Number(query['page']) - 1);
      const all = [...newer, mine({ status: 'published' })];
      return page(all.slice(from, from + limit), reviewSummary, all.length);
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Следующий можно написать: 10 февраля 2026');
    await expect(canvas.getByText('Быстрый вывод, удобный кешбэк.')).toBeVisible();
    await expect(canvas.getByText('Показано 20 из 31')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Что понравилось, а что нет' })).toBeNull();
  },
};

export const Nothing: Story = {
  ...scene({ path: '/reviews?filter=answered' }, [answer(reviews, page([]))]),
  play: shows('Под этот фильтр ничего не подходит.'),
};
export const Loading: Story = {
  ...scene(route, [hang(reviews)]),
  play: shows('Загружаем отзывы'),
};
