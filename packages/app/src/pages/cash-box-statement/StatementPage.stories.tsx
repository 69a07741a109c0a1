import type { Meta } from '@storybook/react-vite';
import { statement, statementLines, type Statement, type StatementLine } from '@tulpar/api/contract';
import {
  answer,
  hang,
  refuse,
  statementLineList,
  statementSample,
  type CallRequest,
} from '@tulpar/api/samples';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { FAULT, inEveryLanguage, scene, wholeApp, type Story } from '#app/stories/app-story.tsx';

const requested = { statement: fn(), lines: fn() };

export default { title: 'Pages/Statement', ...wholeApp } satisfies Meta;

const at = (query = '') => ({ path: `/cash-box/statement${query}`, signedIn: true });

/** Statement of the requested days. */
const answered = (changes: Partial<Statement> = {}) =>
  answer(statement, ({ query }: CallRequest) => {
    requested.statement(query);
    const { from = '', to = '' } = query;
    return { ...statementSample, from, to, ...changes };
  });
const listed = (lines: StatementLine[]) =>
  answer(statementLines, ({ query }: CallRequest) => {
    requested.lines(query);
    const page = Number(query['page']);
    const limit = Number(query['limit']);
    return {
      data: lines.slice((page - 1) * limit, page * limit),
      pagination: { total_pages: Math.ceil(lines.length / limit), items: lines.length },
      extra_data: {},
    };
  });
/** Deposits of 100 ₸ each, an hour apart, newest first. */
const many = (count: number): StatementLine[] =>
  Array.from({ length: count }, (_, index): StatementLine => ({
    at: new Date(Date.parse('2026-01-12T09:00:00Z') - index * 3_600_000).toISOString(),
    kind: 'deposit',
    amount: 10_000,
    balance_after: (count - index) * 10_000,
    title: index === 0 ? '=HYPERLINK("https://evil.example")' : 'Банковская карта',
    transaction_id: `trx_${index}`,
    offer_id: null,
    play: null,
  }));
/** Refuses periods that start with `from`; others are left to the next handler. */
const refusedFor = (from: string) =>
  http.get('*/api/v1/profile/statement', ({ request }) =>
    new URL(request.url).searchParams.get('from') === from
      ? HttpResponse.json(
          { message: 'VALIDATION', request_id: 'req_1', errors: { from: ['UNKNOWN_VALUE'] } },
          { status: 422 },
        )
      : undefined,
  );
const chart = (canvas: ReturnType<typeof within>) => canvas.findByRole('slider');

// SAFE-18
export const Loaded: Story = {
  name: 'A summary sentence, then opening balance, movements and closing balance, then the lines',
  ...scene(at(), [answered(), listed(statementLineList)]),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(/^1–12 января вы внесли/);
    await expect(sentence).toHaveTextContent(
      '1–12 января вы внесли 165 000 ₸ и вывели 120 000 ₸. Ожидает выплаты ещё 80 000 ₸.',
    );
    await expect(canvas.getAllByText('− 48 750 ₸')[0]).toBeVisible();
    await expect(canvas.getByText('14 ч 20 мин')).toBeVisible();
    const sum = canvas.getByRole('region', { name: 'Как сложился остаток' });
    await expect([...sum.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
      'Было на начало 1 января268\u00a0000,00\u00a0₸',
      'Пополнения · 6+\u00a0165\u00a0000,00\u00a0₸',
      'Выводы · 2−\u00a0200\u00a0000,00\u00a0₸',
      'Ставки · 2\u00a0431−\u00a0486\u00a0200,00\u00a0₸',
      'Выигрыши · 702+\u00a0437\u00a0450,00\u00a0₸',
      'Бонусы начислены · 1+\u00a012\u00a0000,00\u00a0₸',
      'Стало сейчас=\u00a0196\u00a0250,00\u00a0₸',
    ]);
    await expect(requested.statement).toHaveBeenCalledWith(
      expect.objectContaining({ from: '2026-01-01', to: '2026-01-12', time_zone: 'Asia/Almaty' }),
    );
    const play = await canvas.findByRole('link', { name: 'Игра за день' });
    await expect(play).toHaveAttribute('href', '/cash-box/rounds?day=2026-01-12');
    await expectLink(canvas, 'Вывод: Банковская карта', '/cash-box/history?tx=trx_88');
    await expect(canvas.getByText('Время Алматы. «Игра за день» открывает раунды этого дня.')).toBeVisible();
  },
};

// SAFE-18
export const Filters: Story = {
  name: 'The lines are filtered by deposits, withdrawals, play and bonuses',
  ...scene(at(), [answered(), listed(statementLineList)]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Игра за день' });
    const lines = within(canvas.getByRole('region', { name: 'Операции' }));
    for (const [filter, title] of [
      ['Пополнения', 'Банковская карта'],
      ['Выводы', 'Вывод: Банковская карта'],
      ['Игра', 'Игра за день'],
      ['Бонусы', 'Бонус 120%'],
    ] as const) {
      await userEvent.click(lines.getByRole('button', { name: filter }));
      await expect(lines.getAllByRole('listitem')).toHaveLength(1);
      await expect(lines.getByText(title)).toBeVisible();
    }
    // The line of a removed bonus has the same name, so this one must also say that it was credited.
    await expect(lines.getByRole('listitem')).toHaveTextContent('Начислено');
  },
};

// SAFE-19
export const Chart: Story = {
  name: 'The chart has one colour and one scale, arrows choose a bar, and a table has the same figures',
  ...scene(at(), [answered()]),
  play: async ({ canvas, canvasElement }) => {
    const slider = await chart(canvas);
    await expect(slider).toHaveAccessibleName('Итог игры по дням');
    await expect(slider).toHaveAttribute('aria-valuemax', '12');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '12 января: −\u00a03\u00a0400\u00a0₸. Ставки 42\u00a0600\u00a0₸, выигрыши 39\u00a0200\u00a0₸',
    );
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '8 января: +\u00a012\u00a0650\u00a0₸. Ставки 203\u00a0600\u00a0₸, выигрыши 216\u00a0250\u00a0₸',
    );
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    await expect(slider).toHaveAttribute('aria-valuetext', '1 января: 0\u00a0₸. Игры не было');
    await userEvent.click(canvas.getByRole('button', { name: 'Следующий столбец' }));
    await expect(slider).toHaveAttribute('aria-valuenow', '2');
    const previous = canvas.getByRole('button', { name: 'Предыдущий столбец' });
    await userEvent.click(previous);
    await userEvent.click(previous);
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    await expect(previous).toHaveFocus();

    const bars = [...canvasElement.querySelectorAll<SVGRectElement>('rect[data-net]')];
    const played = bars.filter((bar) => bar.dataset['net'] !== '0');
    const [loss, win] = played;
    await expect(new Set(played.map((bar) => getComputedStyle(bar).fill)).size).toBe(1);
    const rate = (bar: SVGRectElement | undefined) =>
      Number(bar?.getAttribute('height')) / Math.abs(Number(bar?.dataset['net']));
    // −58 000 ₸ and +12 650 ₸: equal amounts have equal heights in both directions.
    await expect(rate(loss)).toBeCloseTo(rate(win), 12);
    await expect(Number(loss?.getAttribute('y'))).toBe(0);
    await expect(Number(win?.getAttribute('y'))).toBeLessThan(0);
    await userEvent.click(await canvas.findByText('То же таблицей'));
    const table = within(await canvas.findByRole('table', { name: 'Итог игры по дням' }));
    await expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ДеньСтавкиВыигрышиИтог',
      '3 января240\u00a0000\u00a0₸182\u00a0000\u00a0₸−\u00a058\u00a0000\u00a0₸',
      '8 января203\u00a0600\u00a0₸216\u00a0250\u00a0₸+\u00a012\u00a0650\u00a0₸',
      '12 января42\u00a0600\u00a0₸39\u00a0200\u00a0₸−\u00a03\u00a0400\u00a0₸',
      'Всего486\u00a0200\u00a0₸437\u00a0450\u00a0₸−\u00a048\u00a0750\u00a0₸',
    ]);
  },
};

// SAFE-18
export const Empty: Story = {
  name: 'Days in which nothing moved say so, with the balance and a longer period, at last the history',
  ...scene(at('?period=last'), [
    answered({
      deposits: 0,
      withdrawals: 0,
      withdrawals_open: 0,
      bets: 0,
      wins: 0,
      net: 0,
      minutes_played: 0,
      opening: 25_400_000,
      closing: 25_400_000,
      movements: [],
      by_day: [],
    }),
    listed([]),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('1–31 декабря 2025: операций не было');
    await expect(canvas.getByText(/^Остаток не менялся: 254\s000,00\s₸\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Показать год' }));
    await expectLink(canvas, 'История операций', '/cash-box/history');
  },
};

// SAFE-18
export const OwnDates: Story = {
  name: 'Own dates: an invalid period is an error at its field, and the statement stays',
  ...scene(at(), [answered()]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–12 января вы внесли/);
    await userEvent.click(canvas.getByRole('button', { name: 'Свои даты' }));
    const from = await canvas.findByLabelText('С какого дня');
    const to = canvas.getByLabelText('По какой день');
    const type = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await type(from, '11012026');
    await type(to, '10012026');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(to).toHaveAccessibleDescription('Последний день раньше первого'));
    await type(from, '3002');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(from).toHaveAccessibleDescription('Введите дату целиком: день, месяц, год'));
    await type(from, '01012025');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(to).toHaveAccessibleDescription('Не больше 366 дней'));
    await expect(canvas.getByText(/^1–12 января вы внесли/)).toBeVisible();
    await expect(requested.statement).toHaveBeenCalledOnce();

    await type(from, '05012026');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await canvas.findByText(/^5–10 января вы внесли/);
    await expect(requested.statement).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: '2026-01-05', to: '2026-01-10' }),
    );
  },
};

// SAFE-18
export const Refused: Story = {
  name: 'Days the server refuses leave the last statement, and say so',
  ...scene(at(), [refusedFor('2025-02-01'), answered()]),
  play: async ({ canvas }) => {
    await canvas.findByText(/^1–12 января вы внесли/);
    await userEvent.click(canvas.getByRole('link', { name: 'Год' }));
    await canvas.findByText('За эти дни выписки нет: сервер их не принял. Ниже прежняя выписка.');
    await expect(canvas.getByText(/^1–12 января вы внесли/)).toBeVisible();
  },
};

/** Name and bytes of the file that a press saves, from the object URL the page creates. */
async function savedBy(press: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array }> {
  const real = URL.createObjectURL.bind(URL);
  const blobs: Blob[] = [];
  let name = '';
  const click = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    name = event.target.download;
  };
  const realClick = HTMLAnchorElement.prototype.click;
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return real(blob);
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    click({ target: this } as unknown as Event);
  };
  try {
    await press();
    await waitFor(() => expect(blobs).toHaveLength(1));
  } finally {
    URL.createObjectURL = real;
    HTMLAnchorElement.prototype.click = realClick;
  }
  return { name, bytes: new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0)) };
}

// SAFE-19
export const Csv: Story = {
  name: 'The file holds the whole period; lines beyond 50 come by a button',
  ...scene(at(), [answered(), listed(many(620))]),
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('region', { name: 'Операции' }));
    await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(50));
    await expect(requested.lines).toHaveBeenCalledTimes(2);
    const { name, bytes } = await savedBy(() =>
      userEvent.click(canvas.getByRole('button', { name: 'Скачать CSV' })),
    );
    await expect(name).toBe('tulpar-2026-01-01-2026-01-12.csv');
    await expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const rows = new TextDecoder().decode(bytes).split('\r\n');
    await expect(rows).toHaveLength(1 + 1 + 620 + 1 + 1);
    await expect(rows[0]).toBe('Дата;Время;Вид;Название;Сумма;Остаток;Валюта;Раунды;Ставки;Выигрыши');
    await expect(rows[1]).toBe('01.01.2026;;Остаток на начало;;;268000,00;KZT;;;');
    await expect(rows[621]).toBe(
      '12.01.2026;14:00;Пополнения;"\'=HYPERLINK(""https://evil.example"")";100,00;62000,00;KZT;;;',
    );
    await expect(rows[622]).toBe('12.01.2026;;Остаток на конец;;;196250,00;KZT;;;');
    await lines.findByText('Показано 50 из 620');
    await userEvent.click(lines.getByRole('button', { name: 'Показать ещё' }));
    await expect(lines.getAllByRole('listitem')).toHaveLength(100);
  },
};

// SAFE-19
export const Print: Story = {
  name: 'Printed: the whole period, in dark ink',
  ...scene(at(), [answered(), listed(many(120))]),
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole('region', { name: 'Операции' }));
    await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(50));
    await userEvent.click(lines.getByRole('button', { name: 'Игра' }));
    const root = document.documentElement;
    const theme = root.dataset['theme'];
    dispatchEvent(new Event('beforeprint'));
    await expect(lines.getAllByRole('listitem')).toHaveLength(120);
    await expect(canvas.getByRole('table', { name: 'Итог игры по дням' })).toBeVisible();
    await expect(root.dataset['theme']).toBe('light');
    dispatchEvent(new Event('afterprint'));
    await expect(root.dataset['theme']).toBe(theme);
    await waitFor(() => expect(lines.queryAllByRole('listitem')).toHaveLength(0));
  },
};

export const Loading: Story = {
  name: 'While the statement loads',
  ...scene(at(), [hang(statement)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загрузка');
    await expect(canvas.getByRole('link', { name: 'Январь' })).toHaveAttribute('aria-current', 'page');
  },
};

export const LinesFailed: Story = {
  name: 'If the lines fail to load the sum stays, and no incomplete file is offered',
  ...scene(at(), [answered(), refuse(statementLines, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Попробовать ещё раз' });
    await expect(canvas.getByRole('region', { name: 'Как сложился остаток' })).toBeVisible();
    const download = canvas.getByRole('button', { name: 'Скачать CSV' });
    await expect(download).toHaveAttribute('aria-disabled', 'true');
    await expect(download).toHaveAccessibleDescription('Операции не загрузились.');
  },
};

const huge = {
  deposits: 999_999_999_999_00,
  withdrawals: 888_888_888_888_88,
  withdrawals_open: 777_777_777_777_77,
  net: -123_456_789_012_34,
  opening: 999_999_999_999_99,
  closing: 999_999_999_999_99,
};
const longLine: StatementLine = {
  at: '2026-01-12T08:00:00Z',
  kind: 'withdrawal_return',
  amount: 777_777_777_777_77,
  balance_after: 999_999_999_999_99,
  title: 'Халықаралық электрондық әмиянға ақша аудару қызметі',
  transaction_id: 'trx_1',
  offer_id: null,
  play: null,
};

// SAFE-19
export const Languages: Story = {
  ...scene(at(), [answered(huge), listed([longLine, ...statementLineList])]),
  ...inEveryLanguage(async ({ canvas }) => userEvent.click(await canvas.findByText('То же таблицей'))),
};
