import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfferCard } from './OfferCard.tsx';
import { OfferCardSkeleton } from './OfferCardSkeleton.tsx';
import type { OfferCardProps } from './types.ts';

const meta = {
  title: 'Content/OfferCard/OfferCardSkeleton',
  component: OfferCardSkeleton,
  parameters: {
    usage: {
      when: 'Offers are on their way; take the kind most likely to come.',
      not: 'Before a request, put it into a StaticSkeleton; without results, show an EmptyState.',
    },
  },
} satisfies Meta<typeof OfferCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const action = { label: 'Внести депозит', href: '#deposit' };

const cards: readonly OfferCardProps[] = [
  {
    kind: 'welcome',
    status: 'available',
    title: 'Первый депозит',
    figure: '120%',
    extra: '+ 250 FS',
    subtitle: 'до 250 000 ₸',
    terms: [
      { label: 'Мин. депозит', value: '3 000 ₸' },
      { label: 'Вейджер', value: 'x35' },
      { label: 'Срок', value: '7 дней' },
      { label: 'Макс. вывод', value: 'x10' },
    ],
    action,
    image: null,
  },
  {
    kind: 'cashback',
    status: 'available',
    title: 'Кэшбэк за неделю',
    figure: '12 480 ₸',
    subtitle: 'Ещё 2 дня',
    terms: [{ label: 'Вейджер', value: 'x5' }],
    action,
    image: null,
  },
  {
    kind: 'money',
    status: 'available',
    title: 'Выходные',
    figure: '50%',
    terms: [{ label: 'вейджер', value: 'x30' }],
    action,
    image: null,
  },
  {
    kind: 'spins',
    status: 'available',
    title: 'Фриспины',
    figure: '50 фриспинов',
    subtitle: 'Wild Berkut',
    terms: [{ label: 'вейджер', value: 'x30' }],
    action,
    image: null,
  },
];

export const SameBox: Story = {
  name: 'The skeleton is as high as the card of its kind',
  render: () => (
    <div className="grid gap-3 p-4">
      {cards.map((card) => (
        <div key={card.kind} className="grid gap-3" data-kind={card.kind}>
          <OfferCard {...card} />
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
