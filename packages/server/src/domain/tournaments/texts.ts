import type { Translated } from '../locale/locale.ts';

/** Texts of a series. */
export interface SeriesTexts {
  readonly title: Translated;
  readonly short: Translated;
  readonly scoring: Translated;
  readonly example: Translated;
}

const points = {
  scoring: {
    ru: 'Выигрыш в раунде — 1 очко; выигрыш от ×15 к ставке — 10 очков, от ×30 — 50',
    kk: 'Раундтағы ұтыс — 1 ұпай; ұтыс бәстен кемінде 15 есе көп болса — 10, 30 есе көп болса — 50',
    az: 'Raundda uduş — 1 xal; uduş mərcin ən azı 15 misli olsa — 10, 30 misli olsa — 50',
    en: 'A winning round scores 1 point; a win of 15× your stake or more scores 10, 30× or more scores 50',
  },
  example: {
    ru: '3 обычных выигрыша и один в 20 ставок = 13 очков',
    kk: '3 қарапайым ұтыс және 20 бәстік бір ұтыс = 13 ұпай',
    az: '3 adi uduş və 20 mərclik bir uduş = 13 xal',
    en: '3 plain wins and one of 20 stakes = 13 points',
  },
} as const;

/** Texts of every series by its slug. */
export const seriesTexts = {
  'steppe-sprint': {
    title: { ru: 'Степной спринт', kk: 'Дала спринті', az: 'Çöl sprinti', en: 'Steppe Sprint' },
    short: {
      ru: 'Сумма ставок за неделю',
      kk: 'Апталық бәстер сомасы',
      az: 'Həftəlik mərclərin cəmi',
      en: 'The sum of stakes of a week',
    },
    scoring: {
      ru: 'Единица валюты в засчитанной ставке = 1 очко',
      kk: 'Есептелген бәстегі бір валюта бірлігі = 1 ұпай',
      az: 'Sayılan mərcdə bir valyuta vahidi = 1 xal',
      en: 'One currency unit of a counted stake = 1 point',
    },
    example: {
      ru: '50 ставок по 200 = 10 000 очков',
      kk: '200-ден 50 бәс = 10 000 ұпай',
      az: '200-dən 50 mərc = 10 000 xal',
      en: '50 stakes of 200 = 10,000 points',
    },
  },
  'lantern-marathon': {
    title: { ru: 'Марафон фонарей', kk: 'Шамдар марафоны', az: 'Fənərlər marafonu', en: 'Lantern Marathon' },
    short: {
      ru: 'Больше всего раундов за месяц',
      kk: 'Бір айдағы ең көп раунд',
      az: 'Ay ərzində ən çox raund',
      en: 'Most rounds of a month',
    },
    scoring: {
      ru: '1 засчитанный раунд = 1 очко, до 500 в день',
      kk: '1 есептелген раунд = 1 ұпай, күніне 500-ге дейін',
      az: '1 sayılan raund = 1 xal, gündə 500-ə qədər',
      en: '1 counted round = 1 point, up to 500 a day',
    },
    example: {
      ru: '120 раундов = 120 очков',
      kk: '120 раунд = 120 ұпай',
      az: '120 raund = 120 xal',
      en: '120 rounds = 120 points',
    },
  },
  'caspian-weekend': {
    title: { ru: 'Каспийские выходные', kk: 'Каспий демалысы', az: 'Xəzər həftəsonu', en: 'Caspian Weekend' },
    short: {
      ru: 'Лучший выигрыш к ставке с пятницы по воскресенье',
      kk: 'Жұмадан жексенбіге дейінгі бәске шаққандағы ең үздік ұтыс',
      az: 'Cümədən bazara qədər mərcə görə ən yaxşı uduş',
      en: 'The best win to stake from Friday to Sunday',
    },
    scoring: {
      ru: 'Считается один лучший раунд: выигрыш, делённый на ставку',
      kk: 'Ең үздік бір раунд есептеледі: ұтыс бәске бөлінеді',
      az: 'Ən yaxşı bir raund sayılır: uduş mərcə bölünür',
      en: 'The one best round counts: its win divided by its stake',
    },
    example: {
      ru: 'Выигрыш 4 600 при ставке 200 = 23 очка',
      kk: '200 бәс, 4 600 ұтыс = 23 ұпай',
      az: '200 mərc, 4 600 uduş = 23 xal',
      en: 'A win of 4,600 with a stake of 200 = 23 points',
    },
  },
  'golden-saddle': {
    title: { ru: 'Золотое седло', kk: 'Алтын ер', az: 'Qızıl yəhər', en: 'Golden Saddle' },
    short: {
      ru: 'Турнир со взносом, до 200 раундов',
      kk: 'Жарнасы бар турнир, 200 раундқа дейін',
      az: 'Giriş haqlı turnir, 200 raunda qədər',
      en: 'A buy-in tournament, up to 200 rounds',
    },
    ...points,
  },
  'quarter-hour-race': {
    title: {
      ru: 'Гонка на 15 минут',
      kk: '15 минуттық жарыс',
      az: '15 dəqiqəlik yarış',
      en: 'Quarter-Hour Race',
    },
    short: {
      ru: 'Каждый вечер в 20:00 (Алматы), до 100 раундов',
      kk: 'Күн сайын 20:00-де (Алматы), 100 раундқа дейін',
      az: 'Hər axşam 20:00-da (Almatı), 100 raunda qədər',
      en: 'Every evening at 20:00 (Almaty), up to 100 rounds',
    },
    ...points,
  },
  'newcomers-cup': {
    title: {
      ru: 'Кубок новичков',
      kk: 'Жаңадан келгендер кубогы',
      az: 'Yenilərin kuboku',
      en: 'Newcomers Cup',
    },
    short: {
      ru: 'Для тех, кто с нами не больше 30 дней',
      kk: 'Бізбен 30 күннен аспағандарға',
      az: 'Bizimlə 30 gündən çox olmayanlar üçün',
      en: 'For those with us no longer than 30 days',
    },
    ...points,
  },
  'demo-league': {
    title: { ru: 'Демо-лига', kk: 'Демо-лига', az: 'Demo liqası', en: 'Demo League' },
    short: {
      ru: 'Только демо-баланс, без денежных призов',
      kk: 'Тек демо-баланс, ақшалай жүлде жоқ',
      az: 'Yalnız demo balans, pul mükafatı yoxdur',
      en: 'Demo balance only, no money prizes',
    },
    ...points,
  },
} as const satisfies Readonly<Record<string, SeriesTexts>>;

/** What a player must meet to join. */
export const conditionTexts = {
  accountAge: {
    ru: 'Аккаунту не больше {days} дней',
    kk: 'Аккаунтқа {days} күннен аспаған',
    az: 'Hesabın yaşı {days} gündən çox deyil',
    en: 'Account no older than {days} days',
  },
  buyIn: {
    ru: 'Взнос {price} с реального баланса',
    kk: 'Нақты баланстан жарна: {price}',
    az: 'Real balansdan giriş haqqı: {price}',
    en: '{price} buy-in from your real balance',
  },
} as const satisfies Readonly<Record<string, Translated>>;

/** Why a tournament was cancelled, and what becomes of the price of entry. */
export const cancelTexts = {
  free: {
    ru: 'Организатор отменил турнир. Очки больше не считаются, призов не будет.',
    kk: 'Ұйымдастырушы турнирді тоқтатты. Ұпай енді есептелмейді, жүлде берілмейді.',
    az: 'Təşkilatçı turniri ləğv etdi. Xallar daha sayılmır, mükafat verilmir.',
    en: 'The organiser cancelled this tournament. Points no longer count and no prizes are paid.',
  },
  paid: {
    ru: 'Организатор отменил турнир. Взносы полностью возвращаются на баланс участников.',
    kk: 'Ұйымдастырушы турнирді тоқтатты. Жарна қатысушылардың балансына толық қайтарылады.',
    az: 'Təşkilatçı turniri ləğv etdi. Giriş haqları iştirakçıların balansına tam qaytarılır.',
    en: 'The organiser cancelled this tournament. Every buy-in goes back to the players’ balances in full.',
  },
} as const satisfies Readonly<Record<string, Translated>>;

/** Lines of the points rule. `{bet}` is a formatted stake, `{count}` a number of rounds. */
export const ruleTexts = {
  minBet: {
    ru: 'Ставка от {bet}',
    kk: 'Бәс кемінде {bet}',
    az: 'Mərc ən azı {bet}',
    en: 'Stake of {bet} or more',
  },
  perDay: {
    ru: 'Раундов в день: до {count}',
    kk: 'Күніне ең көбі {count} раунд',
    az: 'Gündə maks. {count} raund',
    en: 'Up to {count} rounds a day',
  },
  inAll: {
    ru: 'Раундов за турнир: до {count}',
    kk: 'Турнирде ең көбі {count} раунд',
    az: 'Turnirdə maks. {count} raund',
    en: 'Up to {count} rounds in the tournament',
  },
  win: { ru: 'Выигрыш в раунде', kk: 'Раундтағы ұтыс', az: 'Raundda uduş', en: 'A winning round' },
  winFrom: {
    ru: 'Выигрыш от ×{times} к ставке',
    kk: 'Бәстен кемінде {times} есе көп ұтыс',
    az: 'Mərcin ən azı {times} misli uduş',
    en: 'A win of {times}× your stake or more',
  },
  points: { ru: 'Очки: {count}', kk: 'Ұпай: {count}', az: 'Xal: {count}', en: 'Points: {count}' },
} as const satisfies Readonly<Record<string, Translated>>;

/** What holds for every tournament, as HTML. */
export const rules: Translated = {
  ru: '<p>Считаются раунды в играх турнира с первой до последней минуты. Раунды ниже минимальной ставки и бесплатные вращения не считаются.</p><p>При равных очках выше тот, кто набрал их раньше. Денежный приз начисляется бонусом, его нужно поставить один раз. Если раунд прервался, он засчитывается вместе с его результатом. Отменённый турнир призов не выдаёт.</p>',
  kk: '<p>Турнир ойындарындағы раундтар алғашқы минуттан соңғы минутқа дейін есептеледі. Ең аз бәстен төмен раундтар мен тегін айналдырулар есептелмейді.</p><p>Ұпай тең болса, оны бұрын жинаған жоғары тұрады. Ақшалай жүлде бонус болып беріледі, оны бір рет қою керек. Раунд үзілсе, ол нәтижесімен бірге есептеледі. Тоқтатылған турнирде жүлде берілмейді.</p>',
  az: '<p>Turnir oyunlarında raundlar ilk dəqiqədən son dəqiqəyə qədər sayılır. Minimal mərcdən aşağı raundlar və pulsuz fırlanmalar sayılmır.</p><p>Xallar bərabər olsa, onları əvvəl toplayan öndədir. Pul mükafatı bonus kimi verilir, onu bir dəfə mərcə qoymaq lazımdır. Raund kəsilsə, nəticəsi ilə birlikdə sayılır. Ləğv olunan turnirdə mükafat verilmir.</p>',
  en: '<p>Rounds in the games of the tournament count from the first minute to the last. Rounds below the minimum stake and free spins do not count.</p><p>If scores are tied, whoever got there first ranks higher. Cash prizes are paid as a bonus with x1 wagering. A round that was cut off counts with its result. A cancelled tournament gives no prizes.</p>',
};

/** Words for a number of spins as a prize. */
export const spinsText: Translated = {
  ru: 'Вращений: {count}',
  kk: 'Тегін айналдыру: {count}',
  az: 'Fırlanma: {count}',
  en: 'Spins: {count}',
};
