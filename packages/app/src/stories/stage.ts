import {
  categories,
  game,
  games,
  gameTitles,
  guest,
  launchGame,
  profile,
  promoBanners,
  providerSlider,
  recentSearches,
  searchGames,
  winners,
  type GameDetail,
} from '@tulpar/api/contract';
import {
  answer,
  categoryList,
  gameCard,
  gameDetail,
  gamesList,
  launch,
  providerSlideList,
  slideList,
  titleOf,
  user,
  winnerList,
  type handlers,
} from '@tulpar/api/samples';
import { games as covered, objects } from '@tulpar/ui/testing';
import { readLanguage, type Language } from '#app/platform/i18n/languages.ts';
import gamePicture from './game.svg?no-inline';

/** Fixed time of all page stories. */
export const STAGE_NOW = '2026-01-12T09:33:00Z';

export const storyLanguage = (): Language => readLanguage(document.documentElement.lang) ?? 'ru';

/** URL of a fixture picture, as the server would send it. */
const url = (src: string) => new URL(src, location.href).href;

const LABELS: Readonly<Record<number, string[]>> = { 1: ['top'], 4: ['new'], 8: ['jackpot'] };

export const cards = covered.map(({ name, provider, image }, index) =>
  gameCard({
    id: 2001 + index,
    name,
    provider: { slug: provider.toLowerCase().replaceAll(' ', '-'), name: provider },
    image: image ? url(image.src) : null,
    labels: LABELS[index] ?? [],
    rtp: 94 + ((index * 7) % 36) / 10,
  }),
);

const [first = gameCard()] = cards;

export const detail: GameDetail = { ...gameDetail, ...first, is_demo: true, is_available: true };

/** A launch whose game is only a picture. */
export const pictureLaunch = { ...launch, url: url(gamePicture), round: null };

const sections: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  slots: { ru: 'Слоты', kk: 'Слоттар', az: 'Slotlar', en: 'Slots' },
  'live-casino': { ru: 'Live-казино', kk: 'Live казино', az: 'Canlı kazino', en: 'Live casino' },
  'table-games': {
    ru: 'Настольные игры',
    kk: 'Үстел ойындары',
    az: 'Masa oyunları',
    en: 'Table games',
  },
  crash: { ru: 'Краш-игры', kk: 'Краш ойындар', az: 'Kraş oyunları', en: 'Crash games' },
  'instant-win': { ru: 'Быстрые игры', kk: 'Жылдам ойындар', az: 'Sürətli oyunlar', en: 'Instant games' },
};

const banners: Readonly<
  Record<Language, readonly (readonly [header: string, sub: string, button: string])[]>
> = {
  ru: [
    ['Первый депозит', '120% до 150 000 ₸', 'Пополнить'],
    ['Турнир недели', '3 000 000 ₸', 'Участвовать'],
    ['Вечер джекпотов', 'Каждый день с 20:00', 'К играм'],
  ],
  kk: [
    ['Алғашқы депозитке бонус', '150 000 ₸-ге дейін 120%', 'Толықтыру'],
    ['Апталық турнир', '3 000 000 ₸', 'Қатысу'],
    ['Джекпоттар кеші', 'Күн сайын 20:00-ден бастап', 'Ойындарға'],
  ],
  az: [
    ['İlk depozitə bonus', 'Maks. 500 ₼, 120%', 'Balansı artır'],
    ['Həftənin turniri', '10 000 ₼', 'İştirak et'],
    ['Cekpot axşamı', 'Hər gün saat 20:00-dan', 'Oyunlara keç'],
  ],
  en: [
    ['First deposit', '120% up to ₸150,000', 'Deposit'],
    ['Tournament of the week', '₸3,000,000', 'Join'],
    ['Jackpot evening', 'Every day from 20:00', 'To the games'],
  ],
};

const grounds = [
  { image: objects.kvLarge, colour: '#730c24', link: '/cash-box/deposit' },
  { image: objects.trophy, colour: '#182c97', link: '/games/category/all-games' },
  { image: objects.coin, colour: '#08603a', link: '/games/category/all-games' },
];

function slides(language: Language) {
  return grounds.map(({ image, colour, link }, index) => {
    const [main_header, sub_header, button_text] = banners[language][index] ?? ['', '', ''];
    return {
      ...(slideList[0] ?? fail()),
      slug: `banner-${index}`,
      main_header,
      sub_header,
      button_text,
      button_link: link,
      image_url: url(image.src),
      tournament_slug: null,
      blur_bg: colour,
    };
  });
}

function fail(): never {
  throw new Error('the samples have no slide');
}

/** Samples in the language of the story, with fixture pictures. */
export const staged: typeof handlers = [
  answer(guest, () => {
    const language = storyLanguage();
    return { currency: language === 'az' ? ('AZN' as const) : ('KZT' as const), language };
  }),
  answer(profile, () => user({ language: storyLanguage() })),
  answer(categories, () => ({
    data: categoryList.map((category) => ({
      ...category,
      menu_name: sections[category.slug]?.[storyLanguage()] ?? category.menu_name,
      image_html: null,
    })),
  })),
  answer(promoBanners, () => ({ data: slides(storyLanguage()) })),
  answer(games, gamesList(cards)),
  answer(searchGames, { data: cards.slice(0, 3), pagination: { total_pages: 1, items: 3 }, uid: 'srch_3' }),
  answer(gameTitles, {
    data: cards.map(titleOf),
    pagination: { total_pages: 1, items: cards.length },
    extra_data: {},
  }),
  answer(recentSearches, {
    data: cards.slice(3, 8).map((card) => ({
      search_uid: 'srch_2',
      game: card,
      created_at: '2026-01-12T09:00:00Z',
    })),
  }),
  answer(game, detail),
  answer(launchGame, pictureLaunch),
  answer(providerSlider, {
    data: providerSlideList.map((provider) => ({
      ...provider,
      images: { 'icon.svg': null, 'icon.png': null },
    })),
  }),
  answer(winners, {
    data: winnerList.map((winner, index) => {
      const { slug, name, image, provider } = cards[index] ?? first;
      return { ...winner, game: { slug, name, image, provider } };
    }),
  }),
];
