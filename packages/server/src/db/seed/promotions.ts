import type { Localized } from '../catalogue-tables.ts';
import type { PromotionRow } from '../contest-tables.ts';

const text = (ru: string, kk: string, az: string, en: string): Localized => ({ ru, kk, az, en });

const toCashBox = text('В кассу', 'Кассаға', 'Kassaya', 'Go to cashier');
const toBonuses = text('К бонусам', 'Бонустарға', 'Bonuslara', 'To bonuses');
const toTournaments = text('К турнирам', 'Турнирлерге', 'Turnirlərə', 'To tournaments');
const toDemo = text('Попробовать демо', 'Демоны байқау', 'Demonu sına', 'Try a demo');

/** Paragraphs, already without anything that would have to be escaped. */
const html = (paragraphs: Localized): Localized => {
  const of = (language: keyof Localized) =>
    paragraphs[language]
      .split('\n')
      .map((line) => `<p>${line}</p>`)
      .join('');
  return { ru: of('ru'), kk: of('kk'), az: of('az'), en: of('en') };
};

type Seed = Omit<PromotionRow, 'id'>;
const bonus = { requires_auth: true, button_link: '/cash-box/deposit', button_texts: toCashBox } as const;
const news = { category: 'news', requires_auth: false, template: null, priority: 0 } as const;

const SEEDS: readonly Seed[] = [
  {
    ...bonus,
    slug: 'first-deposit',
    category: 'deposit',
    titles: text('Первый депозит', 'Алғашқы депозит', 'İlk depozit', 'First deposit'),
    previews: text(
      '120% к первому депозиту',
      'Алғашқы депозитке 120%',
      'İlk depozitə 120%',
      '120% on the first deposit',
    ),
    contents: html(
      text(
        'Выберите бонус в кассе и внесите первый депозит: к нему добавится 120%.\nБонус отыгрывается ставками за 7 дней.',
        'Кассада бонусты таңдап, алғашқы депозитті салыңыз: оған 120% қосылады.\nБонустың айналымын 7 күн ішінде бәстермен жасау керек.',
        'Kassada bonusu seçin və ilk depoziti edin: ona 120% əlavə olunur.\nBonusun mərc tələbi 7 gün ərzində yerinə yetirilməlidir.',
        'Choose the bonus in the cashier and make your first deposit: we’ll add 120%.\nYou have 7 days to wager the bonus.',
      ),
    ),
    image: 'welcome/w1-promo.webp',
    date: '2026-01-01',
    priority: 100,
    template: 'w1',
  },
  {
    ...bonus,
    slug: 'second-deposit',
    category: 'deposit',
    titles: text('Второй депозит', 'Екінші депозит', 'İkinci depozit', 'Second deposit'),
    previews: text(
      '100% ко второму депозиту',
      'Екінші депозитке 100%',
      'İkinci depozitə 100%',
      '100% on the second deposit',
    ),
    contents: html(
      text(
        'Выберите бонус в кассе, и ко второму депозиту добавится 100% бонусом. Предел и вейджер указаны в условиях.',
        'Кассада бонусты таңдаңыз, екінші депозитке 100% бонус қосылады. Шегі мен вейджері шарттарда көрсетілген.',
        'Kassada bonusu seçin, ikinci depozitə 100% bonus əlavə olunacaq. Hədd və veycer şərtlərdə göstərilib.',
        'Choose the bonus in the cashier and we’ll add a 100% bonus to your second deposit. The cap and wagering are in the terms.',
      ),
    ),
    image: 'welcome/w2-promo.webp',
    date: '2026-01-02',
    priority: 90,
    template: 'w2',
  },
  {
    ...bonus,
    slug: 'third-deposit',
    category: 'deposit',
    titles: text('Третий депозит', 'Үшінші депозит', 'Üçüncü depozit', 'Third deposit'),
    previews: text(
      '200% к третьему депозиту',
      'Үшінші депозитке 200%',
      'Üçüncü depozitə 200%',
      '200% on the third deposit',
    ),
    contents: html(
      text(
        'К третьему депозиту добавляется 200%, предельная сумма указана в условиях.',
        'Үшінші депозитке 200% қосылады, шекті сома шарттарда көрсетілген.',
        'Üçüncü depozitə 200% əlavə olunur, hədd şərtlərdə göstərilib.',
        'Get a 200% bonus on your third deposit. The cap is in the terms.',
      ),
    ),
    image: 'welcome/w3-promo.webp',
    date: '2026-01-03',
    priority: 80,
    template: 'w3',
  },
  {
    ...bonus,
    slug: 'ember-spins',
    category: 'free_spins',
    titles: text('30 вращений', '30 тегін айналдыру', '30 fırlanma', '30 spins'),
    previews: text(
      'Бесплатные вращения в Ember Sevens',
      'Ember Sevens ойынындағы тегін айналдырулар',
      'Ember Sevens oyununda pulsuz fırlanmalar',
      'Free spins in Ember Sevens',
    ),
    contents: html(
      text(
        'Введите код SPIN30, внесите депозит с этим бонусом и откройте игру со ставкой вращения.\nВыигрыш вращений становится бонусом.',
        'SPIN30 кодын енгізіп, осы бонуспен депозит салыңыз да, Ember Sevens ойынын ашыңыз.\nТегін айналдыру ұтысы бонус болып түседі.',
        'SPIN30 kodunu daxil edin, bu bonusla depozit edin və oyunu fırlanma mərci ilə açın.\nFırlanmaların uduşu bonusa çevrilir.',
        'Enter code SPIN30, deposit with this bonus and open Ember Sevens.\nFree spins winnings are paid as bonus money.',
      ),
    ),
    image: 'offers/dgs-b.webp',
    date: '2026-01-06',
    priority: 70,
    button_link: '/bonuses?promocode=SPIN30',
    button_texts: toBonuses,
    template: 'dgs',
  },
  {
    ...bonus,
    slug: 'weekly-cashback',
    category: 'cashback',
    titles: text('Кешбэк по четвергам', 'Бейсенбілік кешбэк', 'Cümə axşamı keşbeki', 'Thursday cashback'),
    previews: text(
      '10% чистого проигрыша недели',
      'Аптаның таза ұтылысынан 10%',
      'Həftənin xalis uduzuşunun 10%-i',
      '10% of the week’s net loss',
    ),
    contents: html(
      text(
        'Каждый четверг мы считаем ставки и выигрыши прошлой недели на реальные деньги. Десятая часть проигрыша ждёт следующего депозита три дня.',
        'Әр бейсенбіде өткен аптаның нақты ақшадағы бәстері мен ұтыстарын есептейміз. Ұтылыстың оннан бірі келесі депозитті үш күн күтеді.',
        'Hər cümə axşamı keçən həftənin real pulla mərc və uduşlarını sayırıq. Uduzuşun onda biri növbəti depoziti üç gün gözləyir.',
        'Every Thursday we count the real-money stakes and wins of the past week. Deposit within three days and we’ll return 10% of the loss as a bonus.',
      ),
    ),
    image: 'banners/cashback.webp',
    date: '2026-01-07',
    priority: 60,
    button_link: '/bonuses',
    button_texts: toBonuses,
    template: 'cbw',
  },
  {
    slug: 'steppe-sprint-week',
    category: 'tournament',
    titles: text('Степной спринт', 'Дала спринті', 'Çöl sprinti', 'Steppe Sprint'),
    previews: text(
      '50 призовых мест каждую неделю',
      'Апта сайын 50 жүлделі орын',
      'Hər həftə 50 mükafatlı yer',
      '50 winning places every week',
    ),
    contents: html(
      text(
        'Играйте в слоты турнира с понедельника по воскресенье: сумма ставок решает место.',
        'Дүйсенбіден жексенбіге дейін турнир слоттарын ойнаңыз: орынды бәстер сомасы шешеді.',
        'Bazar ertəsindən bazara qədər turnir slotlarını oynayın: yeri mərclərin cəmi həll edir.',
        'Play the slots of the tournament from Monday to Sunday: the sum of stakes decides the place.',
      ),
    ),
    image: 'banners/tournament.webp',
    date: '2026-01-05',
    priority: 50,
    requires_auth: false,
    button_link: '/tournaments/steppe-sprint',
    button_texts: toTournaments,
    template: null,
  },
  {
    ...news,
    slug: 'demo-for-everyone',
    titles: text('Демо без регистрации', 'Тіркелусіз демо', 'Qeydiyyatsız demo', 'Demo without sign-up'),
    previews: text(
      'Почти все слоты открыты на демо-баланс',
      'Слоттардың көбі демо-балансқа ашық',
      'Slotların çoxu demo balansla açıqdır',
      'Most slots are open on a demo balance',
    ),
    contents: html(
      text(
        'Откройте игру и нажмите «Демо». Деньги не нужны, результат не сохраняется.',
        'Ойынды ашып, «Демо» түймесін басыңыз. Ақша керек емес, нәтиже сақталмайды.',
        'Oyunu açıb «Demo» düyməsini basın. Pul lazım deyil, nəticə saxlanmır.',
        'Open a game and press Demo. No money is needed, the result is not kept.',
      ),
    ),
    image: 'banners/demo.webp',
    date: '2026-01-04',
    button_link: '/games/filter/demo',
    button_texts: toDemo,
  },
  {
    ...news,
    slug: 'quarter-hour-evenings',
    titles: text('Гонки каждый вечер', 'Күн сайынғы кешкі жарыс', 'Hər axşam yarış', 'Races every evening'),
    previews: text(
      '15 минут, 100 раундов, 10 мест',
      '15 минут, 100 раунд, 10 орын',
      '15 dəqiqə, 100 raund, 10 yer',
      '15 minutes, 100 rounds, 10 places',
    ),
    contents: html(
      text(
        'Гонка начинается в 20:00 по Алматы. Присоединиться можно до последней минуты.',
        'Жарыс Алматы уақытымен 20:00-де басталады. Соңғы минутқа дейін қосылуға болады.',
        'Yarış Almatı vaxtı ilə 20:00-da başlayır. Son dəqiqəyə qədər qoşulmaq olar.',
        'The race begins at 20:00 in Almaty. One can join until the last minute.',
      ),
    ),
    image: 'banners/tournament.webp',
    date: '2026-01-08',
    button_link: '/tournaments/quarter-hour-race',
    button_texts: toTournaments,
  },
];

/** Promotions and news. */
export function promotionRows(): PromotionRow[] {
  return SEEDS.map((seed, i) => ({ id: i + 1, ...seed }));
}
