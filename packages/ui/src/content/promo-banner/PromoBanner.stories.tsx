import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SkeletonGroup } from '../../feedback/skeleton/Skeleton.tsx';
import { inBox, longText, objects, screens, withLargeText } from '../../../testing/index.ts';
import { PromoBanner, PromoBannerSkeleton } from './PromoBanner.tsx';

const labels = { play: 'Включить видео', pause: 'Остановить видео' };

const meta = {
  title: 'Content/PromoBanner',
  component: PromoBanner,
  args: {
    backdrop: 'lapis',
    eyebrow: 'Турнир · ещё 3 дня',
    title: 'Кубок степи',
    text: 'Призовой фонд',
    prize: '25 000 000 ₸',
    action: { label: 'Участвовать', href: '#tournament' },
    image: objects.trophy,
  },
  parameters: {
    usage: {
      when: 'Next to the banner slider on wide screens and in a row below it on phones: a tournament, a bonus, a promo code.',
      not: 'Not for what has terms to agree to (OfferCard), not in place of the slider (BannerSlider).',
    },
  },
  decorators: [inBox('max-w-86 p-4')],
} satisfies Meta<typeof PromoBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Кубок степи' })).toBeVisible();
    await expect(canvas.getByText('25 000 000 ₸')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Участвовать' });
    await expect(link).toHaveAttribute('href', '#tournament');
    await expect(canvas.getByRole('article').clientHeight).toBeGreaterThanOrEqual(184);
  },
};

export const WithNote: Story = {
  name: 'Nothing to press yet: a line says when',
  args: { backdrop: 'amber', prize: undefined, action: undefined, note: 'С 1 декабря', image: objects.coin },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('С 1 декабря')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

// BANNER-02
export const WithTerms: Story = {
  name: 'The terms end in a link to all of them',
  args: {
    backdrop: 'turquoise',
    eyebrow: 'Код SPIN30',
    title: '30 фриспинов',
    text: 'К депозиту в Ember Sevens',
    prize: undefined,
    terms: '21+ · депозит от 2\u00a0000\u00a0₸ · вейджер x5 · 3\u00a0дня',
    termsLink: { label: 'условия', href: '#terms' },
    action: { label: 'К бонусам', href: '#bonuses' },
    image: objects.coin,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'условия' });
    await expect(link).toHaveAttribute('href', '#terms');
    const words = link.parentElement;
    await expect(words?.scrollHeight).toBe(words?.clientHeight);
  },
};

// BANNER-11
export const Video: Story = {
  name: 'A video runs only as long as the player wants',
  args: {
    backdrop: 'malachite',
    eyebrow: 'Каждый четверг',
    title: 'Кешбэк 10%',
    prize: undefined,
    image: undefined,
    video: { src: 'data:video/webm;base64,GkXfowEAAAAAAAAfQoaBAUL3gQFC8oEEQvOBCEKChHdlYm0', labels },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Кешбэк 10%' })).toBeVisible();
    const video = canvasElement.querySelector('video');
    await expect(video?.muted).toBe(true);
    await expect(video).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Загружаем бонусы и турниры">
      <PromoBannerSkeleton />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем бонусы и турниры');
  },
};

export const LongText: Story = longText(
  (t, args) => <PromoBanner {...args} eyebrow={t.hint} title={t.name} text={t.status} />,
  { className: 'grid gap-4' },
);

export const LargeText: Story = {
  ...WithTerms,
  name: 'With text of 200 % the narrowest phone shows all of it',
  globals: screens.narrow,
  play: ({ canvas }) =>
    withLargeText(async () => {
      const title = canvas.getByRole('heading', { name: '30 фриспинов' });
      await waitFor(() => expect(getComputedStyle(title).fontSize).toBe('40px'));
      const parts = [...(title.parentElement?.querySelectorAll('h3, p, span:not(.sr-only)') ?? [])];
      await expect(parts.length).toBeGreaterThan(3);
      for (const part of parts) {
        await expect(part.scrollHeight, part.textContent).toBeLessThanOrEqual(part.clientHeight + 1);
        await expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth + 1);
      }
    }),
};
