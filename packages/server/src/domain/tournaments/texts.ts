import type { Translated } from '../locale/locale.ts';

/** Texts of a series; `seriesText` fills in the values. */
export interface SeriesTexts {
  readonly title: Translated;
  readonly short: Translated;
  readonly scoring: Translated;
  readonly example: Translated;
}

const points = {
  scoring: {
    ru: 'Выигрыш в раунде — 1 очко; выигрыш от x{low} к ставке — {lowPoints} очков, от x{high} — {highPoints}',
    kk: 'Раундтағы ұтыс — 1 ұпай; ұтыс бәстен кемінде {low} есе көп болса — {lowPoints}, {high} есе көп болса — {highPoints}',
    az: 'Raundda uduş — 1 xal; uduş mərcin ən azı {low} misli olsa — {lowPoints}, {high} misli olsa — {highPoints}',
    en: 'A winning round scores 1 point; a win of x{low} your bet or more scores {lowPoints}, x{high} or more scores {highPoints}',
  },
  example: {
    ru: '3 обычных выигрыша и один в 4 000 при ставке 200 = 13 очков',
    kk: '3 қарапайым ұтыс және 200 бәстен 4 000 ұтыс = 13 ұпай',
    az: '3 adi uduş və 200 mərclə 4 000 uduş = 13 xal',
    en: '3 ordinary wins and one of 4,000 with a bet of 200 = 13 points',
  },
} as const;

export const seriesTexts = {
  'steppe-sprint': {
    title: { ru: 'Степной спринт', kk: 'Дала спринті', az: 'Çöl sprinti', en: 'Steppe Sprint' },
    short: {
      ru: 'Сумма ставок за неделю',
      kk: 'Апталық бәстер сомасы',
      az: 'Həftəlik mərclərin cəmi',
      en: 'Total bets in a week',
    },
    scoring: {
      ru: '{unit} ставки — 1 очко',
      kk: 'Бәстің әр {unit} сомасы — 1 ұпай',
      az: 'Mərcin hər {unit} məbləği — 1 xal',
      en: 'Every {unit} you bet scores 1 point',
    },
    example: {
      ru: '50 ставок по 200 = 10 000 очков',
      kk: '200-ден 50 бәс = 10 000 ұпай',
      az: '200-dən 50 mərc = 10 000 xal',
      en: '50 bets of 200 = 10,000 points',
    },
  },
  'lantern-marathon': {
    title: { ru: 'Марафон фонарей', kk: 'Шамдар марафоны', az: 'Fənərlər marafonu', en: 'Lantern Marathon' },
    short: {
      ru: 'Больше всего раундов за месяц',
      kk: 'Бір айдағы ең көп раунд',
      az: 'Ay ərzində ən çox raund',
      en: 'Most rounds in a month',
    },
    scoring: {
      ru: '1 засчитанный раунд — 1 очко, до {perDay} в день',
      kk: '1 есептелген раунд — 1 ұпай, күніне ең көбі {perDay}',
      az: '1 sayılan raund — 1 xal, gündə maks. {perDay}',
      en: '1 counted round scores 1 point, up to {perDay} a day',
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
      en: 'Best win-to-bet ratio, Friday to Sunday',
    },
    scoring: {
      ru: 'Считается один лучший раунд: выигрыш, делённый на ставку',
      kk: 'Ең үздік бір раунд есептеледі: ұтыс бәске бөлінеді',
      az: 'Ən yaxşı bir raund sayılır: uduş mərcə bölünür',
      en: 'Your single best round counts: the win divided by the bet',
    },
    example: {
      ru: 'Выигрыш 4 600 при ставке 200 = 23 очка',
      kk: '200 бәс, 4 600 ұтыс = 23 ұпай',
      az: '200 mərc, 4 600 uduş = 23 xal',
      en: 'A win of 4,600 with a bet of 200 = 23 points',
    },
  },
  'golden-saddle': {
    title: { ru: 'Золотое седло', kk: 'Алтын ер', az: 'Qızıl yəhər', en: 'Golden Saddle' },
    short: {
      ru: 'Турнир со взносом, до {rounds} раундов',
      kk: 'Жарнасы бар турнир, ең көбі {rounds} раунд',
      az: 'Giriş haqlı turnir, maks. {rounds} raund',
      en: 'A buy-in tournament, up to {rounds} rounds',
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
      ru: 'Каждый вечер в 20:00 (Алматы), до {rounds} раундов',
      kk: 'Күн сайын 20:00-де (Алматы), ең көбі {rounds} раунд',
      az: 'Hər axşam 20:00-da (Almatı), maks. {rounds} raund',
      en: 'Every evening at 20:00 (Almaty), up to {rounds} rounds',
    },
    ...points,
  },
  'newcomers-cup': {
    title: {
      ru: 'Кубок новичков',
      kk: 'Жаңа ойыншылар кубогы',
      az: 'Yeni oyunçular kuboku',
      en: 'Newcomers Cup',
    },
    short: {
      ru: 'Для тех, кто с нами не больше {days} дней',
      kk: 'Тіркелгеніне {days} күннен аспаған ойыншыларға',
      az: 'Qeydiyyatından {days} gündən çox keçməyən oyunçular üçün',
      en: 'For players who joined in the last {days} days',
    },
    ...points,
  },
  'demo-league': {
    title: { ru: 'Демо-лига', kk: 'Демо лигасы', az: 'Demo liqası', en: 'Demo League' },
    short: {
      ru: 'Только демо-баланс, без денежных призов',
      kk: 'Тек демо баланс, ақшалай жүлде жоқ',
      az: 'Yalnız demo balans, pul mükafatı yoxdur',
      en: 'Demo balance only, no cash prizes',
    },
    ...points,
  },
} as const satisfies Readonly<Record<string, SeriesTexts>>;

/** Conditions for joining. */
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

/** Reasons of a cancellation, with the refund of the price. */
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
    en: 'Bet of {bet} or more',
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
    ru: 'Выигрыш от x{times} к ставке',
    kk: 'Бәстен кемінде {times} есе көп ұтыс',
    az: 'Mərcin ən azı {times} misli uduş',
    en: 'A win of x{times} your bet or more',
  },
  points: { ru: 'Очки: {count}', kk: 'Ұпай: {count}', az: 'Xal: {count}', en: 'Points: {count}' },
} as const satisfies Readonly<Record<string, Translated>>;

/** Rules of all tournaments, as HTML. */
export const rules: Translated = {
  ru: '<p>Считаются раунды в играх турнира с первой до последней минуты. Раунды ниже минимальной ставки и фриспины не считаются.</p><p>При равных очках выше тот, кто набрал их раньше. Денежный приз начисляется бонусом, его нужно отыграть один раз. Если раунд прервался, он засчитывается вместе с его результатом. Отменённый турнир призов не выдаёт.</p>',
  kk: '<p>Турнир ойындарындағы раундтар алғашқы минуттан соңғы минутқа дейін есептеледі. Ең аз бәстен төмен раундтар мен тегін айналдырулар есептелмейді.</p><p>Ұпай тең болса, оны бұрын жинаған жоғары тұрады. Ақшалай жүлде бонус болып беріледі, оны бір рет бәске тігу керек. Раунд үзілсе, ол нәтижесімен бірге есептеледі. Тоқтатылған турнирде жүлде берілмейді.</p>',
  az: '<p>Turnir oyunlarında raundlar ilk dəqiqədən son dəqiqəyə qədər sayılır. Minimum mərcdən aşağı raundlar və pulsuz fırlanmalar sayılmır.</p><p>Xallar bərabər olsa, onları əvvəl toplayan öndədir. Pul mükafatı bonus kimi verilir, onu bir dəfə mərcə qoymaq lazımdır. Raund kəsilsə, nəticəsi ilə birlikdə sayılır. Ləğv olunan turnirdə mükafat verilmir.</p>',
  en: '<p>Rounds in the games of the tournament count from the first minute to the last. Rounds below the minimum bet and free spins don’t count.</p><p>If scores are tied, whoever got there first ranks higher. Cash prizes are paid as a bonus that you need to wager once. A round that was cut off counts with its result. A cancelled tournament pays no prizes.</p>',
};

/** A number of spins as a prize. */
export const spinsText: Translated = {
  ru: 'Фриспины: {count}',
  kk: 'Тегін айналдыру: {count}',
  az: 'Pulsuz fırlanma: {count}',
  en: 'Free spins: {count}',
};
