import type { BannerRow, Localized } from '../catalogue-tables.ts';

const text = (ru: string, kk: string, az: string, en: string): Localized => ({ ru, kk, az, en });

/** Colours of the grounds the slides stand on; a client that knows them draws its own gradient of that stone. */
export const GROUNDS = {
  garnet: '#A91433',
  lapis: '#2444D0',
  malachite: '#0C8754',
  amber: '#CC7F08',
} as const;

const SLIDES: readonly Omit<BannerRow, 'place' | 'position' | 'is_active' | 'blur_height'>[] = [
  {
    slug: 'welcome',
    texts: {
      main_header: text('120 % на депозит', 'Депозитке 120 %', 'Depozitə 120 %', '120% on deposit'),
      sub_header: text('Первый депозит', 'Алғашқы депозит', 'İlk depozit', 'First deposit'),
      description: text(
        'До 150 000 ₸ или 500 ₼. Вейджер x10, 7 дней, 21+',
        '150 000 ₸ немесе 500 ₼ дейін. Вейджер x10, 7 күн, 21+',
        '150 000 ₸ və ya 500 ₼-dək. Veycer x10, 7 gün, 21+',
        'Up to 150,000 ₸ or 500 ₼. Wager x10, 7 days, 21+',
      ),
      button_text: text('Получить бонус', 'Бонус алу', 'Bonusu götür', 'Get the bonus'),
    },
    button_link: '/cash-box/deposit',
    image: 'banners/welcome.webp',
    tournament_slug: null,
    blur_bg: GROUNDS.garnet,
  },
  {
    slug: 'demo',
    texts: {
      main_header: text('Сначала демо', 'Алдымен демо', 'Əvvəlcə demo', 'Demo first'),
      sub_header: text('Без регистрации', 'Тіркелусіз', 'Qeydiyyatsız', 'No sign-up'),
      description: text(
        'Большинство игр открывается на демо-баланс: деньги не нужны',
        'Ойындардың көбі демо-баланспен ашылады: ақша керек емес',
        'Oyunların çoxu demo balansla açılır: pul lazım deyil',
        'Most games open on a demo balance: no money needed',
      ),
      button_text: text('Выбрать игру', 'Ойын таңдау', 'Oyun seç', 'Choose a game'),
    },
    button_link: '/games/filter/demo',
    image: 'banners/demo.webp',
    tournament_slug: null,
    blur_bg: GROUNDS.lapis,
  },
  {
    slug: 'cashback',
    texts: {
      main_header: text('Кешбэк 10 %', 'Кешбэк 10 %', 'Keşbek 10 %', 'Cashback 10%'),
      sub_header: text('Каждый четверг', 'Әр бейсенбі', 'Hər cümə axşamı', 'Every Thursday'),
      description: text(
        'До 200 000 ₸ или 700 ₼ от чистого проигрыша недели. Вейджер x3, 3 дня',
        'Аптаның таза ұтылысынан 200 000 ₸ немесе 700 ₼ дейін. Вейджер x3, 3 күн',
        'Həftənin xalis uduzuşundan 200 000 ₸ və ya 700 ₼-dək. Veycer x3, 3 gün',
        'Up to 200,000 ₸ or 700 ₼ of the week’s net loss. Wager x3, 3 days',
      ),
      button_text: text('Как это работает', 'Бұл қалай жұмыс істейді', 'Bu necə işləyir', 'How it works'),
    },
    button_link: '/faq',
    image: 'banners/cashback.webp',
    tournament_slug: null,
    blur_bg: GROUNDS.malachite,
  },
  {
    slug: 'premiere',
    texts: {
      main_header: text('Tulpar Gold', 'Tulpar Gold', 'Tulpar Gold', 'Tulpar Gold'),
      sub_header: text('Премьера недели', 'Апта премьерасы', 'Həftənin premyerası', 'Premiere of the week'),
      description: text(
        'Слот о крылатом коне. Есть демо: можно попробовать без ставок',
        'Қанатты тұлпар туралы слот. Демо бар: бәссіз байқап көруге болады',
        'Qanadlı at haqqında slot. Demo var: mərcsiz sınamaq olar',
        'A slot about the winged horse. There is a demo: try it without stakes',
      ),
      button_text: text('Открыть игру', 'Ойынды ашу', 'Oyunu aç', 'Open the game'),
    },
    button_link: '/games/tulpar-gold',
    image: 'banners/premiere.webp',
    tournament_slug: null,
    blur_bg: GROUNDS.amber,
  },
];

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
});

/** The slides of the home page; two of them stand on the bonuses page as well. */
export function bannerRows(): BannerRow[] {
  const bonuses = SLIDES.filter(({ slug }) => slug === 'welcome' || slug === 'cashback');
  return [
    ...SLIDES.map((slide, i) => placed(slide, slide.slug, 'home', i + 1)),
    ...bonuses.map((slide, i) => placed(slide, `bonuses-${slide.slug}`, 'video', i + 1)),
  ];
}
