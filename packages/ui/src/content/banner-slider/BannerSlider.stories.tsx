import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { SkeletonGroup } from '../../feedback/skeleton/Skeleton.tsx';
import { expectLink, longText, objects, screens, withLargeText } from '../../../testing/index.ts';
import { BannerSlider, BannerSliderSkeleton } from './BannerSlider.tsx';
import type { BannerSlideData } from './types.ts';

const slides: readonly BannerSlideData[] = [
  {
    id: 'welcome',
    backdrop: 'garnet',
    eyebrow: 'Первый депозит',
    title: '120%\n+ 250 FS',
    text: 'до 250\u00a0000\u00a0₸ при депозите от\u00a03\u00a0000\u00a0₸',
    terms: '21+ · вейджер x35 · 7 дней · условия',
    action: { label: 'Получить бонус', href: '#welcome' },
    image: objects.kvLarge,
    imageFit: 'visual',
    priority: true,
  },
  {
    id: 'cup',
    backdrop: 'lapis',
    eyebrow: 'Турнир · ещё 3 дня',
    title: 'Кубок степи',
    text: 'Призовой фонд',
    prize: '25 000 000 ₸',
    action: { label: 'Участвовать', href: '#cup' },
    image: objects.trophy,
  },
  {
    id: 'cashback',
    backdrop: 'malachite',
    eyebrow: 'Каждый четверг',
    title: 'Кэшбэк до 10%',
    text: 'Вейджер x5, минимальная сумма 500 ₸',
    action: { label: 'Условия', href: '#cashback' },
    image: objects.cashback,
  },
];

const meta = {
  title: 'Content/BannerSlider',
  component: BannerSlider,
  parameters: {
    usage: {
      when: 'At the top of the lobby, for a few offers of which each has one button.',
      not: 'Not for offers the player can take now: OfferCard shows their terms. Not twice on a page.',
    },
  },
  args: {
    slides,
    labels: {
      region: 'Акции',
      slide: (n, total) => `Баннер ${n} из ${total}`,
      next: 'Следующий баннер',
      previous: 'Предыдущий баннер',
      pause: 'Остановить смену',
      play: 'Включить смену',
    },
  },
  render: (args) => (
    <div className="p-4 desktop:w-[800px]">
      <BannerSlider {...args} />
    </div>
  ),
} satisfies Meta<typeof BannerSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('.swiper-slide:not([inert])')?.getAttribute('aria-label');

// BANNER-02
export const Default: Story = {
  name: 'The first banner is plain page content; the others are inert',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Акции' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /120%/ })).toBeVisible();
    await expectLink(canvas, 'Получить бонус', '#welcome');
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.swiper-slide[inert]')).toHaveLength(slides.length - 1),
    );
  },
};

// BANNER-04, BANNER-06
export const Autoplay: Story = {
  name: 'Rotates by time and starts again after the last banner',
  args: { autoplayMs: 400, slides: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const turned = (label: string) => waitFor(() => expect(current(canvasElement)).toBe(label));
    await turned('Баннер 2 из 2');
    await turned('Баннер 1 из 2');
  },
};

// BANNER-05
export const Pick: Story = {
  name: 'A bullet shows its banner, stops the rotation and is announced',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Баннер 3 из 3: Кэшбэк до 10%' }));
    await waitFor(() => expect(current(canvasElement)).toBe('Баннер 3 из 3'));
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(
      'Баннер 3 из 3: Кэшбэк до 10%',
    );
    await expect(canvas.getByRole('button', { name: 'Включить смену' })).toBeVisible();
  },
};

export const Swipe: Story = {
  name: 'A swipe turns the banner, stops the rotation and is announced; a scroll past it does neither',
  args: { autoplayMs: 60_000 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull());
    const slide = canvas.getByRole('heading', { name: /120%/ });
    const drag = async (to: { clientX: number; clientY: number }) => {
      const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true };
      const from = { clientX: 300, clientY: 100 };
      await fireEvent.pointerDown(slide, { ...finger, ...from });
      for (const part of [0.25, 0.5, 0.75, 1])
        await fireEvent.pointerMove(document, {
          ...finger,
          clientX: from.clientX + (to.clientX - from.clientX) * part,
          clientY: from.clientY + (to.clientY - from.clientY) * part,
        });
      await fireEvent.pointerUp(document, { ...finger, ...to });
    };
    await canvas.findByRole('button', { name: 'Остановить смену' });
    await drag({ clientX: 296, clientY: 20 });
    await expect(current(canvasElement)).toBe('Баннер 1 из 3');
    await expect(canvas.getByRole('button', { name: 'Остановить смену' })).toBeVisible();
    await drag({ clientX: 40, clientY: 104 });
    await waitFor(() => expect(current(canvasElement)).toBe('Баннер 2 из 3'));
    await expect(canvas.getByText('25 000 000 ₸')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Включить смену' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('Баннер 2 из 3: Кубок степи');
  },
};

/** Two slides; the video of the first neither starts nor fails. */
const stuck: readonly BannerSlideData[] = [
  { ...(slides[0] as BannerSlideData), image: undefined, video: { src: '/stuck.mp4' } },
  slides[1] as BannerSlideData,
];
const stuckVideo = { msw: [http.get('/stuck.mp4', () => delay('infinite'))] };

// BANNER-08
export const Video: Story = {
  name: 'A video that does not start is skipped after a timeout',
  parameters: stuckVideo,
  args: { videoWaitMs: 500, autoplayMs: 60_000, slides: stuck },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(current(canvasElement)).toBe('Баннер 2 из 2'));
  },
};

// BANNER-07
export const VideoEnds: Story = {
  name: 'The end of a video shows the next banner',
  parameters: stuckVideo,
  args: { videoWaitMs: 60_000, autoplayMs: 60_000, slides: stuck },
  play: async ({ canvasElement }) => {
    const video = await waitFor(() => {
      const found = canvasElement.querySelector('video');
      if (!found) throw new Error('The video is not there yet.');
      return found;
    });
    await expect(current(canvasElement)).toBe('Баннер 1 из 2');
    await fireEvent.ended(video);
    await waitFor(() => expect(current(canvasElement)).toBe('Баннер 2 из 2'));
  },
};

export const Keys: Story = {
  name: 'Pause comes first; reaching a bullet stops the rotation for good; Enter shows its banner',
  tags: ['keys'],
  args: { autoplayMs: 60_000 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Остановить смену' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Остановить смену' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Включить смену' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Остановить смену' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Баннер 2/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Включить смену' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(current(canvasElement)).toBe('Баннер 2 из 3'));
    await expect(canvas.getByRole('button', { name: /^Баннер 2/ })).toHaveFocus();
  },
};

export const SameBox: Story = {
  name: 'The skeleton is as large as the slider',
  render: (args) => (
    <div className="flex flex-col gap-4 p-4">
      <BannerSlider {...args} />
      <SkeletonGroup label="Загружаем акции">
        <BannerSliderSkeleton data-testid="skeleton" />
      </SkeletonGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').clientHeight).toBe(canvas.getByRole('region').clientHeight);
  },
};

export const Single: Story = {
  name: 'A single banner has no controls',
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Checks that the fixed height of a slide truncates nothing in its text column. */
const fits: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  for (const slide of canvasElement.querySelectorAll('.swiper-slide')) {
    const column = slide.querySelector('h2')?.parentElement;
    const last = column?.lastElementChild?.getBoundingClientRect();
    const box = slide.getBoundingClientRect();
    await expect(last?.bottom).toBeLessThanOrEqual(box.bottom);
    for (const part of column?.children ?? [])
      if (part.nextElementSibling)
        await expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          part.nextElementSibling.getBoundingClientRect().top + 1,
        );
  }
};
const cashbacks = [
  ['ru', 'Кешбэк\n10%', 'От чистого проигрыша недели', 'до', 'депозит от', 'вейджер x3', '3 дня', 'условия'],
  [
    'kk',
    'Кешбэк\n10%',
    'Аптаның таза ұтылысынан',
    'ең көбі',
    'ең аз депозит',
    'вейджер x3',
    '3 күн',
    'шарттары',
  ],
  [
    'az',
    'Keşbek\n10%',
    'Həftənin xalis uduzuşundan',
    'maksimum',
    'minimum depozit',
    'veycer x3',
    '3 gün',
    'şərtlər',
  ],
  [
    'en',
    'Cashback\n10%',
    'Of the week’s net loss',
    'up to',
    'deposit from',
    'x3 wagering',
    '3 days',
    'terms',
  ],
] as const;

// BANNER-02
export const Terms: Story = {
  name: 'The terms end in a link to all of them, and nothing of them is cut at 320 px',
  globals: screens.narrow,
  args: {
    slides: cashbacks.map(([id, title, text, most, least, wager, days, label]) => ({
      id,
      backdrop: 'malachite',
      eyebrow: 'Каждый четверг',
      title,
      text,
      terms: ['21+', `${most} 200\u00a0000\u00a0₸`, `${least} 3\u00a0000\u00a0₸`, wager, days].join(' · '),
      termsLink: { label, href: `#${id}` },
      action: { label: 'Как это работает', href: '#how' },
      image: objects.cashback,
    })),
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await expectLink(canvas, 'условия', '#ru');
    for (const link of canvasElement.querySelectorAll('p > a')) {
      const words = link.parentElement;
      await expect(words?.scrollHeight).toBe(words?.clientHeight);
    }
    await fits(context);
  },
};
export const Desktop: Story = {
  name: 'The text fits into the box at 1440 px',
  globals: screens.desktop,
  play: fits,
};
// BANNER-02
export const PictureAhead: Story = {
  name: 'The picture of the next banner loads after that of the visible one',
  play: async ({ canvas, canvasElement }) => {
    const pictures = () =>
      [...canvasElement.querySelectorAll('.swiper-slide')].map(
        (slide) => slide.querySelector('img')?.complete ?? false,
      );
    await waitFor(() => expect(pictures()).toEqual([true, true, false]));
    await userEvent.click(await canvas.findByRole('button', { name: /^Баннер 2/ }));
    await waitFor(() => expect(pictures()).toEqual([true, true, true]));
  },
};

// BANNER-09
export const Speed: Story = {
  name: 'Slides change in 200 ms',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull());
    const wrapper = canvasElement.querySelector<HTMLElement>('.swiper-wrapper');
    const durations: string[] = [];
    const watch = new MutationObserver(() => durations.push(wrapper?.style.transitionDuration ?? ''));
    if (wrapper) watch.observe(wrapper, { attributeFilter: ['style'] });
    await userEvent.click(await canvas.findByRole('button', { name: /^Баннер 2/ }));
    await waitFor(() => expect(durations).toContain('200ms'));
    watch.disconnect();
  },
};

export const BrokenVideo: Story = {
  name: 'A video that cannot be shown keeps its poster and is skipped sooner',
  args: {
    videoFailMs: 300,
    videoWaitMs: 60_000,
    autoplayMs: 60_000,
    slides: [
      {
        ...(slides[0] as BannerSlideData),
        image: undefined,
        video: { src: 'data:video/mp4;base64,AAAA', poster: objects.kvLarge.src },
      },
      slides[1] as BannerSlideData,
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
    await expect(canvasElement.querySelector('.swiper-slide img')).toHaveAttribute(
      'src',
      objects.kvLarge.src,
    );
    await waitFor(() => expect(current(canvasElement)).toBe('Баннер 2 из 2'));
  },
};

// BANNER-02
export const Blur: Story = {
  name: 'A blurred strip of its colour under the words; what is no colour is not drawn',
  args: {
    slides: [
      {
        ...(slides[1] as BannerSlideData),
        image: objects.kvLarge,
        imageFit: 'cover',
        blur: { colour: '#1b2a41', height: 120 },
      },
      { ...(slides[2] as BannerSlideData), blur: { colour: 'url(//elsewhere.example/x)', height: 5000 } },
    ],
  },
  play: async ({ canvasElement }) => {
    const strips = () => canvasElement.querySelectorAll<HTMLElement>('[data-blur]');
    // The second banner is rendered a frame after the first.
    await waitFor(() => expect(strips()).toHaveLength(2));
    const [first, second] = strips();
    await expect(first?.offsetHeight).toBe(120);
    await expect(getComputedStyle(first?.firstElementChild ?? canvasElement).backgroundColor).toBe(
      'rgb(27, 42, 65)',
    );
    await expect(second?.offsetHeight).toBe(266);
    const paint = getComputedStyle(second?.firstElementChild ?? canvasElement);
    await expect(paint.backgroundImage).toBe('none');
    await expect(paint.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

export const LongText: Story = longText(
  (t, args, lang) => (
    <BannerSlider
      {...args}
      labels={{ ...args.labels, region: lang }}
      slides={[
        {
          id: lang,
          backdrop: 'amber',
          eyebrow: t.hint,
          title: t.name,
          text: t.label,
          terms: `21+ · ${t.hint} · x35 · x10`,
          action: { label: t.action, href: `#${lang}` },
          image: objects.money,
        },
      ]}
    />
  ),
  { className: 'flex flex-col gap-4 p-4', play: fits },
);

export const LargeText: Story = {
  name: 'With text of 200 % the narrowest phone shows all of a banner',
  args: { slides: slides.map((slide) => ({ ...slide, termsLink: { label: 'условия', href: '#terms' } })) },
  globals: screens.narrow,
  play: (context) =>
    withLargeText(async () => {
      const titles = [...context.canvasElement.querySelectorAll('h2')];
      await waitFor(() => expect(getComputedStyle(titles[0] as Element).fontSize).toBe('40px'));
      await fits(context);
      const heights = [...context.canvasElement.querySelectorAll<HTMLElement>('.swiper-slide')].map(
        ({ offsetHeight }) => offsetHeight,
      );
      await expect(new Set(heights).size).toBe(1);
      for (const title of titles)
        for (const part of title.parentElement?.querySelectorAll('h2, p, span:not(.sr-only)') ?? []) {
          await expect(part.scrollHeight, part.textContent).toBeLessThanOrEqual(part.clientHeight + 1);
          await expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth + 1);
        }
    }),
};
