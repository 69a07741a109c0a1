import type { ReviewRow } from '../contest-tables.ts';

type Line = readonly [author: string, rating: ReviewRow['rating'], text: string];

const LINES: Readonly<Record<ReviewRow['language'], readonly Line[]>> = {
  ru: [
    ['Марат', 5, 'Вывод на карту пришёл в тот же день, причина задержки была видна в истории.'],
    ['Елена', 4, 'Удобно, что в условиях бонуса сразу видно, сколько нужно поставить.'],
    ['Тимур', 5, 'Поставил лимит на неделю, менять его без паузы нельзя. Это правильно.'],
    ['Ольга', 3, 'Документы проверяли дольше, чем хотелось, но ответили по делу.'],
    ['Руслан', 4, 'Демо открывается без регистрации, успел выбрать игру.'],
    ['Анна', 5, 'Чат отвечает по-русски и по-казахски.'],
  ],
  kk: [
    ['Айгүл', 5, 'Ақша картаға сол күні түсті, тарихта бәрі көрініп тұр.'],
    ['Нұрлан', 4, 'Бонус шарттары түсінікті, қанша бәс қою керегі бірден жазылған.'],
    ['Дана', 5, 'Апталық шектеу қойдым, өзім үшін тыныш.'],
    ['Ержан', 3, 'Құжатты тексеру ұзағырақ болды.'],
    ['Сәуле', 4, 'Демо тіркелусіз ашылады.'],
  ],
  az: [
    ['Aysel', 5, 'Pul karta elə həmin gün gəldi, tarixçədə hər şey görünür.'],
    ['Elvin', 4, 'Bonusun şərtləri aydındır, nə qədər mərc lazımdır dərhal yazılıb.'],
    ['Nigar', 5, 'Həftəlik limit qoydum, rahatdır.'],
    ['Rəşad', 3, 'Sənədlərin yoxlanması bir az uzun çəkdi.'],
    ['Leyla', 4, 'Demo qeydiyyatsız açılır.'],
  ],
  en: [
    ['Dana', 5, 'The withdrawal reached my card the same day, and the history told each step.'],
    ['Murad', 4, 'The terms of a bonus say at once how much has to be staked.'],
    ['Irina', 5, 'I set a weekly limit and cannot raise it on a whim. Good.'],
    ['Samir', 3, 'The check of my documents took longer than I liked.'],
    ['Alia', 4, 'Demos open without signing up.'],
  ],
};

const first = Date.UTC(2026, 0, 10, 9);
const apart = 31 * 3_600_000;

/** Reviews in each language, the newest first; all of them made up and marked so. */
export function reviewRows(): ReviewRow[] {
  let id = 0;
  return Object.entries(LINES).flatMap(([language, lines]) =>
    lines.map(([author, rating, text], i) => {
      id += 1;
      return {
        id,
        language: language as ReviewRow['language'],
        author,
        rating,
        text,
        created_at: new Date(first - i * apart).toISOString(),
        is_demo_data: true,
      };
    }),
  );
}
