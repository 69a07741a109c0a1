import type { Localized } from '../catalogue-tables.ts';
import type { Insertable } from 'kysely';
import { vipLevels } from '../../domain/vip/levels.ts';
import type { PromotionsTable } from '../contest-tables.ts';

const text = (ru: string, kk: string, az: string, en: string): Localized => ({ ru, kk, az, en });

const toCashBox = text('В кассу', 'Кассаға', 'Kassaya', 'Go to cashier');
const toBonuses = text('К бонусам', 'Бонустарға', 'Bonuslara', 'See bonuses');
const toTournaments = text('К турнирам', 'Турнирлерге', 'Turnirlərə', 'See tournaments');
const toDemo = text('Попробовать демо', 'Демоны байқау', 'Demonu sına', 'Try a demo');

/** A line as a paragraph; `## ` makes it a heading and `1. ` a list step. */
function block(line: string): string {
  if (line.startsWith('## ')) return `<h2>${line.slice(3)}</h2>`;
  if (line.startsWith('1. ')) return `<li>${line.slice(3)}</li>`;
  return `<p>${line}</p>`;
}

/** HTML of blocks, already escaped; consecutive steps form one list. */
const html = (paragraphs: Localized): Localized => {
  const of = (language: keyof Localized) =>
    paragraphs[language]
      .split('\n')
      .map((line) => block(line))
      .join('')
      .replaceAll(/(?:<li>.*?<\/li>)+/g, (steps) => `<ol>${steps}</ol>`);
  return { ru: of('ru'), kk: of('kk'), az: of('az'), en: of('en') };
};

/** A seeded promotion; the operator may change its dates. */
export type PromotionSeed = Omit<Insertable<PromotionsTable>, 'updated_at'>;

type Bounds = Pick<PromotionSeed, 'starts_on' | 'ends_on' | 'subtitles' | 'terms_texts'>;
type Seed = Omit<PromotionSeed, 'id' | keyof Bounds> & Partial<Bounds>;
const bonus = { requires_auth: true, button_link: '/cash-box/deposit', button_texts: toCashBox } as const;
const news = { category: 'news', requires_auth: false, template: null, priority: 0 } as const;

/** Cashback percentages of the lowest and the highest status. */
const [least, most] = [vipLevels[0], vipLevels.at(-1)].map((level) => level?.cashback.percent ?? 0);

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
      '120% on your first deposit',
    ),
    contents: html(
      text(
        'К первому депозиту добавится 120% бонусом. Бонус можно не брать: депозит зачислится и без него.\n## Как получить\n1. Откройте кассу и выберите бонус над суммой.\n1. Внесите депозит любым способом.\n1. Отыграйте бонус ставками за 7 дней.\n## Что будет с бонусом\nДо конца отыгрыша бонусные деньги учитываются отдельно, прогресс виден на странице бонусов. После отыгрыша остаток становится реальными деньгами.',
        'Алғашқы депозитке 120% бонус қосылады. Бонусты алмауға да болады: депозит онсыз да түседі.\n## Қалай алуға болады\n1. Кассаны ашып, сома үстіндегі бонусты таңдаңыз.\n1. Кез келген тәсілмен депозит салыңыз.\n1. Бонустың айналымын 7 күн ішінде бәстермен жасаңыз.\n## Бонус не болады\nАйналым біткенше бонус ақшасы бөлек тұрады, барысы бонустар бетінде көрінеді. Айналымнан кейін қалдығы нақты ақшаға айналады.',
        'İlk depozitə 120% bonus əlavə olunur. Bonusu almamaq da olar: depozit onsuz da hesaba keçir.\n## Necə almaq olar\n1. Kassanı açın və məbləğin üstündəki bonusu seçin.\n1. İstənilən üsulla depozit edin.\n1. Bonusun mərc tələbini 7 gün ərzində yerinə yetirin.\n## Bonusla nə olur\nMərc tələbi bitənədək bonus pulu ayrıca saxlanır, gedişat bonuslar səhifəsində görünür. Sonra qalıq real pula çevrilir.',
        'We’ll add a 120% bonus to your first deposit. You don’t have to take it: the deposit is credited either way.\n## How to get it\n1. Open the cashier and choose the bonus above the amount.\n1. Deposit with any method.\n1. Wager the bonus within 7 days.\n## What happens to the bonus\nBonus money is kept apart until it’s wagered; you can follow the progress on the bonuses page. What’s left then becomes real money.',
      ),
    ),
    subtitles: text('До 7 дней на отыгрыш', 'Айналымға 7 күн', 'Mərc tələbinə 7 gün', '7 days to wager it'),
    terms_texts: html(
      text(
        'Бонус даётся один раз и только на первый депозит. Во время перерыва или самоограничения внести депозит и получить бонус нельзя.',
        'Бонус бір рет және тек алғашқы депозитке беріледі. Үзіліс немесе өзін-өзі шектеу кезінде депозит салу мен бонус алу мүмкін емес.',
        'Bonus bir dəfə və yalnız ilk depozitə verilir. Fasilə və ya özünüməhdudlaşdırma zamanı depozit etmək və bonus almaq olmur.',
        'The bonus is given once, on the first deposit only. During a break or self-exclusion you can’t deposit or get a bonus.',
      ),
    ),
    image: 'welcome/w1-promo.webp',
    date: '2026-11-02',
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
      '100% on your second deposit',
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
    date: '2026-11-03',
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
      '200% on your third deposit',
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
    date: '2026-11-04',
    priority: 80,
    template: 'w3',
  },
  {
    ...bonus,
    slug: 'ember-spins',
    category: 'free_spins',
    titles: text('30 фриспинов', '30 тегін айналдыру', '30 pulsuz fırlanma', '30 free spins'),
    previews: text(
      'Фриспины в Ember Sevens',
      'Ember Sevens ойынындағы тегін айналдырулар',
      'Ember Sevens oyununda pulsuz fırlanmalar',
      'Free spins in Ember Sevens',
    ),
    contents: html(
      text(
        'Введите код SPIN30, внесите депозит с этим бонусом и откройте Ember Sevens.\nВыигрыш с фриспинов начисляется бонусом.',
        'SPIN30 кодын енгізіп, осы бонуспен депозит салыңыз да, Ember Sevens ойынын ашыңыз.\nТегін айналдыру ұтысы бонус болып түседі.',
        'SPIN30 kodunu daxil edin, bu bonusla depozit edin və Ember Sevens oyununu açın.\nPulsuz fırlanmaların uduşu bonus kimi hesaba keçir.',
        'Enter code SPIN30, deposit with this bonus and open Ember Sevens.\nFree spins winnings are paid as bonus money.',
      ),
    ),
    image: 'offers/dgs-b.webp',
    date: '2026-11-19',
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
      `От ${least}% до ${most}% чистого проигрыша, по статусу`,
      `Таза ұтылыстан мәртебе бойынша: ${least}–${most}%`,
      `Xalis uduzuşun ${least}–${most}%-i, statusa görə`,
      `${least}% to ${most}% of your net loss, by status`,
    ),
    contents: html(
      text(
        'Мы считаем ставки и выигрыши на реальные деньги. Часть чистого проигрыша возвращается бонусом, доля и период зависят от статуса в VIP-клубе.\nБонус ждёт вас на странице бонусов, депозит для него не нужен.',
        'Нақты ақшадағы бәстер мен ұтыстарды есептейміз. Таза ұтылыстың бір бөлігі бонус болып қайтады, үлесі мен кезеңі VIP клубтағы мәртебеге байланысты.\nБонус бонустар бетінде күтеді, ол үшін депозит керек емес.',
        'Real pulla mərc və uduşları sayırıq. Xalis uduzuşun bir hissəsi bonus kimi qayıdır, pay və dövr VIP klubdakı statusdan asılıdır.\nBonus bonuslar səhifəsində gözləyir, onun üçün depozit lazım deyil.',
        'We count real-money bets and wins. Part of your net loss comes back as a bonus; the share and the period depend on your VIP club status.\nYou’ll find the bonus on the bonuses page; no deposit is needed.',
      ),
    ),
    image: 'banners/cashback.webp',
    date: '2026-11-18',
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
      '50 prize places every week',
    ),
    contents: html(
      text(
        'Играйте в слоты турнира с понедельника по воскресенье: сумма ставок решает место.',
        'Дүйсенбіден жексенбіге дейін турнир слоттарын ойнаңыз: орынды бәстер сомасы шешеді.',
        'Bazar ertəsindən bazara qədər turnir slotlarını oynayın: yeri mərclərin cəmi həll edir.',
        'Play tournament slots from Monday to Sunday: your total bets decide your place.',
      ),
    ),
    image: 'banners/tournament.webp',
    date: '2026-11-20',
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
      'Слоттардың көбін демо баланспен ойнауға болады',
      'Slotların çoxu demo balansla açıqdır',
      'Most slots can be played on a demo balance',
    ),
    contents: html(
      text(
        'Откройте игру и нажмите «Демо». Деньги не нужны, результат не сохраняется.',
        'Ойынды ашып, «Демо» түймесін басыңыз. Ақша керек емес, нәтиже сақталмайды.',
        'Oyunu açıb «Demo» düyməsini basın. Pul lazım deyil, nəticə saxlanmır.',
        'Open a game and press Demo. No money needed. Results aren’t saved.',
      ),
    ),
    image: 'banners/demo.webp',
    date: '2026-11-12',
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
        'The race starts at 20:00 Almaty time. You can join until the last minute.',
      ),
    ),
    image: 'banners/tournament.webp',
    date: '2026-11-17',
    button_link: '/tournaments/quarter-hour-race',
    button_texts: toTournaments,
  },
  {
    ...news,
    slug: 'new-year-races',
    titles: text('Гонки в праздники', 'Мерекедегі жарыстар', 'Bayram yarışları', 'Races over the holidays'),
    previews: text(
      'Каждый вечер с 31 декабря по 8 января',
      '31 желтоқсаннан 8 қаңтарға дейін әр кеш',
      '31 dekabrdan 8 yanvaradək hər axşam',
      'Every evening from 31 December to 8 January',
    ),
    contents: html(
      text(
        'Вечерние гонки идут и в праздничные дни, в обычное время.',
        'Кешкі жарыстар мереке күндері де әдеттегі уақытта өтеді.',
        'Axşam yarışları bayram günlərində də adi vaxtda keçirilir.',
        'The evening races run over the holidays too, at their usual time.',
      ),
    ),
    image: 'banners/tournament.webp',
    date: '2026-11-23',
    starts_on: '2026-12-31',
    ends_on: '2027-01-08',
    button_link: '/tournaments/quarter-hour-race',
    button_texts: toTournaments,
  },
  {
    slug: 'october-spins',
    category: 'free_spins',
    requires_auth: true,
    template: null,
    priority: 20,
    titles: text(
      'Фриспины октября',
      'Қазан айының тегін айналдырулары',
      'Oktyabrın pulsuz fırlanmaları',
      'October free spins',
    ),
    previews: text(
      'Акция шла до конца октября',
      'Акция қазан айының соңына дейін жүрді',
      'Aksiya oktyabrın sonunadək davam etdi',
      'The promotion ran until the end of October',
    ),
    contents: html(
      text(
        'Фриспины октября розданы. Что доступно сейчас, видно на странице бонусов.',
        'Қазан айының тегін айналдырулары таратылды. Қазір не бар екені бонустар бетінде көрінеді.',
        'Oktyabrın pulsuz fırlanmaları paylanıb. İndi nəyin olduğu bonuslar səhifəsində görünür.',
        'October’s free spins have been given out. The bonuses page shows what’s available now.',
      ),
    ),
    image: 'offers/dgs-b.webp',
    date: '2026-10-05',
    starts_on: '2026-10-05',
    ends_on: '2026-10-31',
    button_link: '/bonuses',
    button_texts: toBonuses,
  },
  {
    ...news,
    slug: 'payout-works',
    titles: text('Работы у банка', 'Банктегі жұмыстар', 'Bankda işlər', 'Maintenance at the bank'),
    previews: text(
      'Выводы на карту 12 ноября шли дольше',
      '12 қарашада картаға шығару ұзағырақ болды',
      '12 noyabrda karta çıxarış daha uzun çəkdi',
      'Card withdrawals took longer on 12 November',
    ),
    contents: html(
      text(
        'Банк завершил работы, выводы на карту снова идут как обычно.',
        'Банк жұмыстарын аяқтады, картаға шығару әдеттегідей жүріп жатыр.',
        'Bank işləri bitirib, karta çıxarışlar yenə adi qaydada gedir.',
        'The bank has finished its maintenance, and card withdrawals are back to normal.',
      ),
    ),
    image: null,
    date: '2026-11-11',
    starts_on: '2026-11-12',
    ends_on: '2026-11-12',
    button_link: null,
    button_texts: null,
  },
];

export function promotionRows(): PromotionSeed[] {
  const open: Bounds = { starts_on: null, ends_on: null, subtitles: null, terms_texts: null };
  return SEEDS.map((seed, i) => ({ id: i + 1, ...open, ...seed }));
}
