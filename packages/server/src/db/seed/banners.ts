import { defaultAgeSign } from '@tulpar/api/contract';
import type { BannerRow, Localized } from '../catalogue-tables.ts';

const AGE = `${defaultAgeSign}+`;

const text = (ru: string, kk: string, az: string, en: string): Localized => ({ ru, kk, az, en });

/** Backdrop colours of the slides; clients draw their own gradients for known colours. */
export const BACKDROPS = {
  garnet: '#A91433',
  lapis: '#2444D0',
  malachite: '#0C8754',
  amber: '#CC7F08',
  turquoise: '#0A857C',
} as const;

/** The same in every language. */
const same = (words: string): Localized => text(words, words, words, words);

type SlideSeed = Omit<BannerRow, 'place' | 'position' | 'is_active' | 'blur_height' | 'video'>;
const plain = { sells: null, promo_code: null, tournament_slug: null } as const;

/** A line break ends a line of the header, and starts the terms in a description. */
const SLIDES: readonly SlideSeed[] = [
  {
    ...plain,
    slug: 'welcome',
    sells: 'welcome',
    texts: {
      main_header: same('{percent}%\n+ {spins} FS'),
      sub_header: same('{deposit}'),
      description: text(
        `До {most}\n${AGE} · депозит от {least} · вейджер {wager} · {days}`,
        `Ең көбі {most}\n${AGE} · ең аз депозит {least} · вейджер {wager} · {days}`,
        `Maks. {most}\n${AGE} · minimum depozit {least} · veycer {wager} · {days}`,
        `Up to {most}\n${AGE} · deposit from {least} · {wager} wagering · {days}`,
      ),
      button_text: text('Получить бонус', 'Бонус алу', 'Bonusu al', 'Get bonus'),
    },
    button_link: '/cash-box/deposit',
    image: 'banners/welcome.webp',
    blur_bg: BACKDROPS.garnet,
  },
  {
    ...plain,
    slug: 'cashback',
    sells: 'cashback',
    texts: {
      main_header: text(
        'Кешбэк\n{percent}%',
        'Кешбэк\n{percent}%',
        'Keşbek\n{percent}%',
        'Cashback\n{percent}%',
      ),
      sub_header: same('{payday}'),
      description: text(
        `От чистого проигрыша {span}\n${AGE} · до {most} · депозит от {least} · вейджер {wager} · {days}`,
        `{span} таза ұтылысынан\n${AGE} · ең көбі {most} · ең аз депозит {least} · вейджер {wager} · {days}`,
        `{span} xalis uduzuşundan\n${AGE} · maks. {most} · minimum depozit {least} · veycer {wager} · {days}`,
        `Of your net losses {span}\n${AGE} · up to {most} · deposit from {least} · {wager} wagering · {days}`,
      ),
      button_text: text('Как это работает', 'Бұл қалай жұмыс істейді', 'Bu necə işləyir', 'How it works'),
    },
    button_link: '/faq',
    image: 'banners/cashback.webp',
    blur_bg: BACKDROPS.malachite,
  },
  {
    ...plain,
    slug: 'premiere',
    texts: {
      main_header: same('Tulpar\nGold'),
      sub_header: text('Премьера недели', 'Апта премьерасы', 'Həftənin premyerası', 'Premiere of the week'),
      description: text(
        'Слот о крылатом коне. Есть демо',
        'Қанатты тұлпар туралы слот. Демо бар',
        'Qanadlı at haqqında slot. Demo var',
        'A slot about a winged horse. Demo available',
      ),
      button_text: text('Открыть игру', 'Ойынды ашу', 'Oyunu aç', 'Open the game'),
    },
    button_link: '/games/tulpar-gold',
    image: 'banners/premiere.webp',
    blur_bg: BACKDROPS.amber,
  },
  {
    ...plain,
    slug: 'demo',
    texts: {
      main_header: text('Сначала\nдемо', 'Алдымен\nдемо', 'Əvvəlcə\ndemo', 'Demo\nfirst'),
      sub_header: text('Без регистрации', 'Тіркелусіз', 'Qeydiyyatsız', 'No sign-up'),
      description: text(
        'Почти все игры открываются на демо-баланс',
        'Ойындардың көбі демо баланспен ашылады',
        'Oyunların çoxu demo balansla açılır',
        'Try most games on a demo balance',
      ),
      button_text: text('Выбрать игру', 'Ойын таңдау', 'Oyun seç', 'Choose a game'),
    },
    button_link: '/games/filter/demo',
    image: 'banners/demo.webp',
    blur_bg: BACKDROPS.lapis,
  },
];

/** Shown next to the home slider, so it must not repeat a slide. */
const SPINS: SlideSeed = {
  ...plain,
  slug: 'spins',
  sells: 'promo_code',
  promo_code: 'SPIN30',
  texts: {
    main_header: same('{title}'),
    sub_header: text('Код SPIN30', 'SPIN30 коды', 'SPIN30 kodu', 'Code SPIN30'),
    description: text(
      `В игре {game}\n${AGE} · депозит от {least} · вейджер {wager} · {days}`,
      `{game} ойынында\n${AGE} · ең аз депозит {least} · вейджер {wager} · {days}`,
      `{game} oyununda\n${AGE} · minimum depozit {least} · veycer {wager} · {days}`,
      `In {game}\n${AGE} · deposit from {least} · {wager} wagering · {days}`,
    ),
    button_text: text('К бонусам', 'Бонустарға', 'Bonuslara', 'See bonuses'),
  },
  button_link: '/bonuses?promocode=SPIN30',
  image: 'offers/dgs-b.webp',
  blur_bg: BACKDROPS.turquoise,
};

const placed = (slide: SlideSeed, slug: string, place: BannerRow['place'], position: number): BannerRow => ({
  ...slide,
  slug,
  place,
  position,
  is_active: true,
  blur_height: 120,
  video: null,
});

/** The slide with a video of its object. */
const withVideo = (banner: BannerRow, name: string): BannerRow => ({
  ...banner,
  image: `banners/moving/${name}.webp`,
  video: `banners/moving/${name}.webm`,
});

/** Slides of the home page, and of the bonus banner. */
export function bannerRows(): BannerRow[] {
  const bonuses = [SPINS, ...SLIDES.filter(({ slug }) => slug === 'cashback')].map((slide, i) =>
    placed(slide, `bonuses-${slide.slug}`, 'video', i + 1),
  );
  return [
    ...SLIDES.map((slide, i) => placed(slide, slide.slug, 'home', i + 1)),
    // Never the first one, because the first screen must not wait for a video.
    ...bonuses.map((banner) => (banner.slug === 'bonuses-cashback' ? withVideo(banner, 'cashback') : banner)),
  ];
}
