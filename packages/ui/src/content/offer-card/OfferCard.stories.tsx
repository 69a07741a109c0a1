import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { PendingIcon, WalletIcon } from '../../foundations/icon/index.ts';
import {
  covers,
  expectLink,
  inBox,
  longText,
  type LongTexts,
  objects,
  screens,
} from '../../../testing/index.ts';
import { OfferCard } from './OfferCard.tsx';
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx';
import type { OfferCardProps } from './types.ts';

const welcome: OfferCardProps = {
  kind: 'welcome',
  status: 'available',
  title: 'Первый депозит',
  figure: '120%',
  extra: '+ 250 FS',
  subtitle: 'до 250 000 ₸',
  terms: [
    { label: 'Мин. депозит', value: '3 000 ₸' },
    { label: 'Вейджер', value: 'x35' },
    { label: 'Срок отыгрыша', value: '7 дней' },
    { label: 'Макс. вывод', value: 'x10 от бонуса' },
  ],
  action: { label: 'Внести депозит', href: '/cash-box/deposit', icon: <WalletIcon /> },
  details: { label: 'Все условия', onClick: fn() },
  image: objects.kv,
};

const meta = {
  title: 'Content/OfferCard',
  component: OfferCard,
  args: welcome,
  parameters: {
    usage: {
      when: 'For any available, queued, active or ended bonus: the conditions precede the only button of the card.',
      not: 'Not for a banner without an offer behind it: use BannerSlider.',
    },
  },
  decorators: [inBox('max-w-190 p-4')],
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = { extra: undefined, subtitle: undefined, details: undefined };

export const Default: Story = {
  name: 'The conditions are above the button',
  play: async ({ canvas }) => {
    const terms = canvas.getByText('Мин. депозит');
    const action = canvas.getByRole('link', { name: 'Внести депозит' });
    await expect(terms.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Первый депозит' })).toBeVisible();
  },
};
const money: OfferCardProps = {
  kind: 'money',
  status: 'available',
  title: 'Выходные',
  figure: '50% до 100 000 ₸',
  badges: (
    <>
      <Badge tone="bonus">Выходные</Badge>
      <Badge icon={<PendingIcon />}>до 23 ноября</Badge>
    </>
  ),
  terms: [
    { label: 'Мин. депозит', value: '5 000 ₸' },
    { label: 'вейджер', value: 'x30' },
    { label: 'макс. вывод', value: 'x8' },
  ],
  action: { label: 'Использовать', onClick: fn() },
  image: objects.money,
};
const spins: Partial<OfferCardProps> = {
  ...plain,
  kind: 'spins',
  title: 'Фриспины',
  figure: '50 фриспинов',
  subtitle: 'Wild Berkut · Ставка 40 ₸',
  terms: [
    { label: 'Вейджер', value: 'x30' },
    { label: 'до', value: '23 ноября' },
  ],
  image: covers.wildBerkut,
};
const code = { ...plain, kind: 'promo', title: '50% до 100 000 ₸', subtitle: 'Промокод ALTYN50' } as const;
export const Promo: Story = {
  name: 'A promo code is a poster: its figure is the title',
  args: {
    ...code,
    figure: '',
    terms: [],
    note: 'Осталось активаций: 2 из 3',
    action: { label: 'Активировать', onClick: fn() },
    image: objects.money,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Осталось активаций: 2 из 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Активировать' }));
    await expect(args.action?.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Locked: Story = {
  name: 'Locked: a lock with the date, no terms and no button but all conditions',
  args: { status: 'locked', lockedNote: 'С 27 ноября', action: undefined, terms: [] },
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <OfferCard {...args} />
      <OfferCard {...args} {...code} figure="" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('С 27 ноября')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('.lucide-lock')).toHaveLength(2);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const LongWord: Story = {
  name: 'A long word in a locked offer wraps',
  args: { status: 'locked', action: undefined, terms: [], title: 'ұзақ'.repeat(15) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /ұзақ/ })).toBeVisible();
  },
};
const active: Partial<OfferCardProps> = {
  ...plain,
  status: 'active',
  figure: 'Бонус 120%',
  progress: {
    value: 62,
    max: 100,
    label: 'Отыгрыш бонуса',
    doneLabel: 'Отыграно',
    done: '217 400 ₸',
    leftLabel: 'Осталось',
    left: '132 600 ₸',
    note: '62% из 350 000 ₸',
    deadline: 'до 26 ноября, 23:59',
  },
  terms: [
    { label: 'Сумма бонуса', value: '10 000 ₸' },
    { label: 'Вейджер', value: 'x35' },
    { label: 'Макс. вывод', value: 'x10 от бонуса' },
    { label: 'Макс. ставка', value: '2 000 ₸' },
  ],
  action: { label: 'Играть', href: '/games' },
  details: { label: 'Все условия', onClick: fn() },
  ledger: { label: 'Вклад ставок', href: '/bonuses/received/1' },
  cancel: {
    label: 'Отменить',
    onClick: fn(),
    disabledReason: 'Отмена доступна, когда сумма к отыгрышу равна нулю.',
  },
};
// BONUS-21
export const Active: Story = {
  name: 'An active offer shows both sums; Cancel stays in sight with its reason',
  args: active,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Отыгрыш бонуса' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(canvas.getByText('132 600 ₸')).toBeVisible();
    const cancel = canvas.getByRole('button', { name: 'Отменить' });
    await expect(cancel).toHaveAccessibleDescription('Отмена доступна, когда сумма к отыгрышу равна нулю.');
    await userEvent.click(cancel);
    await expect(args.cancel?.onClick).not.toHaveBeenCalled();
    await expectLink(canvas, 'Вклад ставок', '/bonuses/received/1');
  },
};
// BONUS-21
export const ActiveCancellable: Story = {
  name: 'With nothing left to wager Cancel works',
  args: { ...active, kind: 'money', image: objects.money, cancel: { label: 'Отменить', onClick: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await expect(args.cancel?.onClick).toHaveBeenCalledTimes(1);
  },
};
export const ActiveLongButtons: Story = {
  name: 'Long labels are whole at 320 px, one button below the other',
  globals: screens.narrow,
  args: {
    ...active,
    kind: 'money',
    image: objects.money,
    action: { label: 'Oynamağa davam et', href: '/games' },
    cancel: { label: 'Bonusdan imtina et', onClick: fn() },
  },
  play: async ({ canvas }) => {
    for (const button of [
      canvas.getByRole('link', { name: 'Oynamağa davam et' }),
      canvas.getByRole('button', { name: 'Bonusdan imtina et' }),
    ]) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
      const words = document.createRange();
      words.selectNodeContents(button);
      const [text, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      await expect(text.left).toBeGreaterThanOrEqual(box.left);
      await expect(text.right).toBeLessThanOrEqual(box.right);
      await expect(text.height).toBeLessThan(24);
    }
  },
};

export const ActiveSpins: Story = {
  args: {
    ...spins,
    status: 'active',
    figure: '50 фриспинов в Wild Berkut',
    subtitle: 'Ставка 40 ₸ · выигрыш с вейджером x30',
    terms: [],
    date: 'до 22 ноября',
    progress: { value: 18, max: 50, label: 'Фриспины', doneLabel: 'Сыграно', done: '18 из 50' },
    action: { label: 'Продолжить', href: '/games/wild-berkut' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '36');
  },
};
const past = [
  {
    kind: 'cashback',
    title: 'Кешбэк за неделю',
    date: '13 ноября · вейджер x5',
    figure: '8 140 ₸',
    status: 'finished',
    word: 'Отыгран',
  },
  {
    kind: 'spins',
    title: '20 фриспинов · Tulpar Gold',
    date: '11 ноября',
    figure: '1 260 ₸',
    status: 'wasted',
    word: 'Завершён',
  },
  { title: 'Бонус 50% «Выходные»', date: '9 ноября', figure: '20 000 ₸', status: 'expired', word: 'Истёк' },
  { title: 'Промокод ALTYN25', date: '2 ноября', figure: '5 000 ₸', status: 'canceled', word: 'Отменён' },
  { title: 'Бонус 30%', date: '1 ноября', figure: '3 000 ₸', status: 'wager_ignored', word: 'Не отыгран' },
] as const;
// BONUS-18
export const History: Story = {
  name: 'In the history canceled, wager_ignored and expired are red',
  args: { ...plain, status: 'history', terms: [] },
  render: (args) => (
    <div className="divide-y divide-line rounded-lg bg-surface-1 shadow-card">
      {past.map(({ word, status, ...texts }) => (
        <OfferCard
          key={texts.title}
          {...args}
          {...texts}
          action={undefined}
          outcome={{ status, label: word }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const ink = (text: string) => getComputedStyle(canvas.getByText(text)).color;
    await expect(new Set([ink('Истёк'), ink('Отменён'), ink('Не отыгран')]).size).toBe(1);
    await expect(ink('Отыгран')).not.toBe(ink('Истёк'));
    await expect(ink('Завершён')).not.toBe(ink('Истёк'));
  },
};
/** One long offer per language, each of a different kind or status. */
const longOffers = ({ title, name, status, label, hint, action, text }: LongTexts) => {
  const offer = {
    title,
    figure: name,
    subtitle: hint,
    terms: [
      { label, value: name },
      { label: hint, value: 'x10' },
    ],
    action: { label: action, href: '#deposit' },
    details: { label: hint },
    image: objects.money,
  };
  const progress = {
    value: 9,
    max: 100,
    label,
    doneLabel: name,
    done: '12 217 400 ₸',
    leftLabel: name,
    left: '130 132 600 ₸',
    note: label,
    deadline: hint,
  };
  return {
    ru: {
      ...offer,
      kind: 'money',
      status: 'active',
      progress,
      cancel: { label: status, disabledReason: text },
    },
    kk: { ...offer, kind: 'welcome', status: 'available', figure: '120%', extra: name },
    az: { ...offer, kind: 'money', status: 'available' },
    en: { ...offer, kind: 'cashback', status: 'available', figure: '1 312 480 ₸' },
  } satisfies Record<string, OfferCardProps>;
};

export const LongText: Story = longText((t, _args, lang) => <OfferCard {...longOffers(t)[lang]} />, {
  className: 'grid gap-4',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    for (const card of canvas.getAllByRole('article')) {
      const edge = card.getBoundingClientRect().right;
      for (const part of card.querySelectorAll('a, button, dd, h3'))
        await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    }
  },
});

const cards: readonly OfferCardProps[] = [
  { ...welcome, details: undefined },
  {
    kind: 'cashback',
    status: 'available',
    title: 'Кэшбэк за неделю',
    figure: '12 480 ₸',
    subtitle: 'Ещё 2 дня',
    terms: [{ label: 'Вейджер', value: 'x5' }],
    action: { label: 'Внести депозит', href: '#deposit' },
  },
  { ...money, badges: undefined, terms: money.terms.slice(1) },
  {
    ...money,
    kind: 'spins',
    title: 'Фриспины',
    badges: undefined,
    figure: '50 фриспинов',
    subtitle: 'Wild Berkut',
    terms: money.terms.slice(1, 2),
  },
];

export const SkeletonBox: Story = {
  name: 'The skeleton is as high as the card of its kind',
  render: () => (
    <div className="grid gap-3">
      {cards.map((card) => (
        <div key={card.kind} className="grid gap-3" data-kind={card.kind}>
          <OfferCard {...card} image={null} />
          <OfferCardSkeleton kind={card.kind} terms={card.terms.length} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const pair of canvasElement.querySelectorAll<HTMLElement>('[data-kind]')) {
      const [card, skeleton] = [...pair.children].map((child) => (child as HTMLElement).offsetHeight);
      await expect([pair.dataset['kind'], skeleton]).toEqual([pair.dataset['kind'], card]);
    }
  },
};
