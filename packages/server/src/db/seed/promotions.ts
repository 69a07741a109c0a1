import type { Localized } from '../catalogue-tables.ts';
import type { PromotionRow } from '../contest-tables.ts';

const text = (ru: string, kk: string, az: string, en: string): Localized => ({ ru, kk, az, en });

const toCashBox = text('В кассу', 'Кассаға', 'Kassaya', 'To the cash box');
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
        'Кассада бонусты таңдап, алғашқы депозитті салыңыз: оған 120% қосылады.\nБонус 7 күнде бәстермен отыгрышталады.',
        'Kassada bonusu seçin və ilk depoziti edin: ona 120% əlavə olunur.\nBonus 7 gün ərzində mərclərlə çevrilir.',
        'Choose the bonus in the cash box and make the first deposit: 120% is added to it.\nThe bonus is wagered with stakes within 7 days.',
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
        'Второй депозит удваивается, если бонус выбран в кассе.',
        'Бонус кассада таңдалса, екінші депозит екі еселенеді.',
        'Bonus kassada seçilsə, ikinci depozit ikiqat olur.',
        'The second deposit is doubled when the bonus is chosen in the cash box.',
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
        'The third deposit gets 200%, the bound stands in the terms.',
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
    titles: text('30 вращений', '30 айналым', '30 fırlanma', '30 spins'),
    previews: text(
      'Бесплатные вращения в Ember Sevens',
      'Ember Sevens ойынындағы тегін айналымдар',
      'Ember Sevens oyununda pulsuz fırlanmalar',
      'Free spins in Ember Sevens',
    ),
    contents: html(
      text(
        'Введите код SPIN30, внесите депозит с этим бонусом и откройте игру со ставкой вращения.\nВыигрыш вращений становится бонусом.',
        'SPIN30 кодын енгізіп, осы бонуспен депозит салыңыз да, ойынды айналым бәсімен ашыңыз.\nАйналымдар ұтысы бонусқа айналады.',
        'SPIN30 kodunu daxil edin, bu bonusla depozit edin və oyunu fırlanma mərci ilə açın.\nFırlanmaların uduşu bonusa çevrilir.',
        'Enter the code SPIN30, make a deposit with this bonus and open the game with the stake of a spin.\nWhat the spins win becomes a bonus.',
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
        'Every Thursday we count the real-money stakes and wins of the past week. A tenth of the loss waits three days for the next deposit.',
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
  {
    ...news,
    slug: 'play-within-limits',
    titles: text('Лимиты под рукой', 'Шектеулер қол астында', 'Limitlər əlinizin altında', 'Limits at hand'),
    previews: text(
      'Депозит, ставки и время — в профиле',
      'Депозит, бәс және уақыт — профильде',
      'Depozit, mərc və vaxt — profildə',
      'Deposits, stakes and time, in the profile',
    ),
    contents: html(
      text(
        'Снизить лимит можно сразу, поднять — только с задержкой. Перерыв и самоисключение находятся там же.',
        'Шектеуді бірден төмендетуге, ал көтеруді тек кідіріспен жасауға болады. Үзіліс пен өзін-өзі шектеу де сонда.',
        'Limiti dərhal azaltmaq, artırmaq isə yalnız gecikmə ilə olar. Fasilə və özünü məhdudlaşdırma da oradadır.',
        'A limit can be lowered at once and raised only with a delay. Break and self-exclusion are in the same place.',
      ),
    ),
    image: 'banners/premiere.webp',
    date: '2026-01-09',
    button_link: '/responsible-gaming',
    button_texts: null,
  },
];

/** Promotions and news. */
export function promotionRows(): PromotionRow[] {
  return SEEDS.map((seed, i) => ({ id: i + 1, ...seed }));
}
