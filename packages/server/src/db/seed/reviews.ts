import type { Insertable } from 'kysely';
import type { Language } from '../../domain/locale/locale.ts';
import type { ReviewsTable } from '../contest-tables.ts';

/** A fictitious review. */
export type DemoReview = Insertable<ReviewsTable> & { readonly id: number };

type Line = readonly [author: string, rating: ReviewsTable['rating'], text: string, reply?: string];

const LINES: Readonly<Record<Language, readonly Line[]>> = {
  ru: [
    ['Марат', 5, 'Вывод на карту пришёл в тот же день, причина задержки была видна в истории.'],
    [
      'Елена',
      2,
      'Документы приняли только со второго раза: на первом снимке не было видно угла.',
      'Спасибо, что написали. При отказе мы называем причину прямо в разделе документов: исправленный снимок можно отправить сразу.',
    ],
    ['Тимур', 5, 'Поставил лимит на неделю, поднять его сразу нельзя. Это правильно.'],
    [
      'Ольга',
      3,
      'Документы проверяли дольше, чем хотелось, но ответили по делу.',
      'Срок проверки и её состояние видны на странице документов, а о решении приходит уведомление.',
    ],
    ['Руслан', 4, 'Демо открывается без регистрации, успел выбрать игру.'],
    ['Анна', 5, 'В условиях бонуса сразу видно, сколько нужно поставить.'],
  ],
  kk: [
    ['Айгүл', 5, 'Ақша картаға сол күні түсті, тарихта бәрі көрініп тұр.'],
    [
      'Нұрлан',
      2,
      'Құжатымды екінші рет қана қабылдады: бірінші суретте бір бұрышы көрінбей қалыпты.',
      'Жазғаныңызға рақмет. Қабылданбаған құжаттың себебі құжаттар бөлімінде көрсетіледі, түзетілген суретті бірден жіберуге болады.',
    ],
    ['Дана', 5, 'Апталық лимит қойдым, өзіме тыныш.'],
    ['Ержан', 3, 'Құжатты тексеру ұзағырақ болды.'],
    ['Сәуле', 4, 'Демо тіркелусіз ашылады.'],
  ],
  az: [
    ['Aysel', 5, 'Pul karta elə həmin gün gəldi, tarixçədə hər şey görünür.'],
    [
      'Elvin',
      2,
      'Sənədimi yalnız ikinci dəfə qəbul etdilər: ilk şəkildə bir künc görünmürdü.',
      'Yazdığınız üçün təşəkkürlər. Sənəd qəbul edilməyəndə səbəbi sənədlər bölməsində göstərilir, düzəldilmiş şəkli dərhal göndərmək olar.',
    ],
    ['Nigar', 5, 'Həftəlik limit qoydum, rahatdır.'],
    ['Rəşad', 3, 'Sənədlərin yoxlanması bir az uzun çəkdi.'],
    ['Leyla', 4, 'Demo qeydiyyatsız açılır.'],
  ],
  en: [
    ['Dana', 5, 'The withdrawal reached my card the same day, and the history showed every step.'],
    [
      'Murad',
      2,
      'My document was only approved on the second try: a corner was missing in the first photo.',
      'Thanks for telling us. When a document is declined, the reason is on the documents page, and you can send a new photo right away.',
    ],
    ['Irina', 5, 'I set a weekly limit and can’t raise it on a whim. Good.'],
    ['Samir', 3, 'Checking my documents took longer than I’d have liked.'],
    ['Alia', 4, 'Demos open without signing up.'],
  ],
};

const first = Date.UTC(2026, 10, 19, 9);
const hour = 3_600_000;
const apart = 31 * hour;

/** Reviews in each language, newest first; all fictitious and marked as such. */
export function reviewRows(): DemoReview[] {
  let id = 0;
  return Object.entries(LINES).flatMap(([language, lines]) =>
    lines.map(([author, rating, text, reply], i) => {
      id += 1;
      const at = first - i * apart;
      return {
        id,
        language: language as Language,
        author,
        rating,
        text,
        created_at: new Date(at).toISOString(),
        is_demo_data: true,
        player_id: null,
        status: 'published' as const,
        decline_text: null,
        reply_text: reply ?? null,
        reply_at: reply === undefined ? null : new Date(at + 20 * hour).toISOString(),
        decided_at: null,
      };
    }),
  );
}
