import type { BannerRow, Localized } from '../catalogue-tables.ts';

const text = (ru: string, kk: string, az: string, en: string): Localized => ({ ru, kk, az, en });

/** Colours of the grounds the slides stand on; a client that knows them draws its own gradient of that stone. */
export const BACKDROPS = {
  garnet: '#A91433',
  lapis: '#2444D0',
  malachite: '#0C8754',
  amber: '#CC7F08',
  turquoise: '#0A857C',
} as const;

/** A line break ends a line of the header, and in a description begins the terms. */
const SLIDES: readonly Omit<BannerRow, 'place' | 'position' | 'is_active' | 'blur_height' | 'video'>[] = [
  {
    slug: 'welcome',
    texts: {
      main_header: text('120%\nна депозит', 'Депозитке\n120%', 'Depozitə\n120%', '120% on\ndeposit'),
      sub_header: text('Первый депозит', 'Алғашқы депозит', 'İlk depozit', 'First deposit'),
      description: text(
        'До 150 000 ₸ или 500 ₼\n21+ · вейджер x10 · 7 дней',
        'Ең көбі 150 000 ₸ немесе 500 ₼\n21+ · вейджер x10 · 7 күн',
        '150 000 ₸ və ya 500 ₼-dək\n21+ · veycer x10 · 7 gün',
        'Up to 150,000 ₸ or 500 ₼\n21+ · x10 wagering · 7 days',
      ),
      button_text: text('Получить бонус', 'Бонус алу', 'Bonusu götür', 'Get the bonus'),
    },
    button_link: '/cash-box/deposit',
    image: 'banners/welcome.webp',
    tournament_slug: null,
    blur_bg: BACKDROPS.garnet,
  },
  {
    slug: 'demo',
    texts: {
      main_header: text('Сначала\nдемо', 'Алдымен\nдемо', 'Əvvəlcə\ndemo', 'Demo\nfirst'),
      sub_header: text('Без регистрации', 'Тіркелусіз', 'Qeydiyyatsız', 'No sign-up'),
      description: text(
        'Почти все игры открываются на демо-баланс',
        'Ойындардың көбі демо-баланспен ашылады',
        'Oyunların çoxu demo balansla açılır',
        'Most games open on a demo balance',
      ),
      button_text: text('Выбрать игру', 'Ойын таңдау', 'Oyun seç', 'Choose a game'),
    },
    button_link: '/games/filter/demo',
    image: 'banners/demo.webp',
    tournament_slug: null,
    blur_bg: BACKDROPS.lapis,
  },
  {
    slug: 'cashback',
    texts: {
      main_header: text('Кешбэк\n10%', 'Кешбэк\n10%', 'Keşbek\n10%', 'Cashback\n10%'),
      sub_header: text('Каждый четверг', 'Әр бейсенбі', 'Hər cümə axşamı', 'Every Thursday'),
      description: text(
        'От чистого проигрыша недели\nДо 200 000 ₸ или 700 ₼ · вейджер x3 · 3 дня',
        'Аптаның таза ұтылысынан\nЕң көбі 200 000 ₸ немесе 700 ₼ · вейджер x3 · 3 күн',
        'Həftənin xalis uduzuşundan\n200 000 ₸ və ya 700 ₼-dək · veycer x3 · 3 gün',
        'Of the week’s net loss\nUp to 200,000 ₸ or 700 ₼ · x3 wagering · 3 days',
      ),
      button_text: text('Как это работает', 'Бұл қалай жұмыс істейді', 'Bu necə işləyir', 'How it works'),
    },
    button_link: '/faq',
    image: 'banners/cashback.webp',
    tournament_slug: null,
    blur_bg: BACKDROPS.malachite,
  },
  {
    slug: 'premiere',
    texts: {
      main_header: text('Tulpar\nGold', 'Tulpar\nGold', 'Tulpar\nGold', 'Tulpar\nGold'),
      sub_header: text('Премьера недели', 'Апта премьерасы', 'Həftənin premyerası', 'Premiere of the week'),
      description: text(
        'Слот о крылатом коне. Есть демо',
        'Қанатты тұлпар туралы слот. Демо бар',
        'Qanadlı at haqqında slot. Demo var',
        'A slot about the winged horse. There is a demo',
      ),
      button_text: text('Открыть игру', 'Ойынды ашу', 'Oyunu aç', 'Open the game'),
    },
    button_link: '/games/tulpar-gold',
    image: 'banners/premiere.webp',
    tournament_slug: null,
    blur_bg: BACKDROPS.amber,
  },
];

/** Stands beside the home slider and so says what no slide says. */
const SPINS: (typeof SLIDES)[number] = {
  slug: 'spins',
  texts: {
    main_header: text('30\nвращений', '30 тегін\nайналдыру', '30\nfırlanma', '30\nspins'),
    sub_header: text('Код SPIN30', 'SPIN30 коды', 'SPIN30 kodu', 'Code SPIN30'),
    description: text(
      'К депозиту в Ember Sevens\n21+ · вейджер x5 · депозит от 2 000 ₸ · 3 дня',
      'Ember Sevens ойынына, депозитпен бірге\n21+ · вейджер x5 · ең аз депозит 2 000 ₸ · 3 күн',
      'Depozitlə birlikdə, Ember Sevens oyununda\n21+ · veycer x5 · minimum depozit 2 000 ₸ · 3 gün',
      'With a deposit, in Ember Sevens\n21+ · x5 wagering · deposit from 2,000 ₸ · 3 days',
    ),
    button_text: text('К бонусам', 'Бонустарға', 'Bonuslara', 'To bonuses'),
  },
  button_link: '/bonuses?promocode=SPIN30',
  image: 'offers/dgs-b.webp',
  tournament_slug: null,
  blur_bg: BACKDROPS.turquoise,
};

const placed = (
  slide: (typeof SLIDES)[number],
  slug: string,
  place: BannerRow['place'],
  position: number,
): BannerRow => ({
  ...slide,
  slug,
  place,
  position,
  is_active: true,
  blur_height: 120,
  video: null,
});

/** The same slide with its object in motion. */
const withVideo = (banner: BannerRow, name: string): BannerRow => ({
  ...banner,
  image: `banners/moving/${name}.webp`,
  video: `banners/moving/${name}.webm`,
});

/** The slides of the home page, and of the bonuses banner. */
export function bannerRows(): BannerRow[] {
  const bonuses = [SPINS, ...SLIDES.filter(({ slug }) => slug === 'cashback')].map((slide, i) =>
    placed(slide, `bonuses-${slide.slug}`, 'video', i + 1),
  );
  return [
    ...SLIDES.map((slide, i) => placed(slide, slide.slug, 'home', i + 1)),
    // Never the first of them: a video is nothing a first screen waits for.
    ...bonuses.map((banner) => (banner.slug === 'bonuses-cashback' ? withVideo(banner, 'cashback') : banner)),
  ];
}
