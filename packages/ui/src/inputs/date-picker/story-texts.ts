import type { BirthDateTexts } from '../birth-date-input/BirthDateInput.tsx';
import { partsOf } from './iso-date.ts';

const list = (words: string) => words.split(' ');

/** A `formatDay`. `say` gets the month from 0 and the weekday from 0 (Monday). */
const day = (say: (day: number, month: number, year: number, weekday: number) => string) => (iso: string) => {
  const parts = partsOf(iso);
  if (!parts) return '';
  const weekday = (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7;
  return say(parts.day, parts.month - 1, parts.year, weekday);
};

const months = {
  ru: list('Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'),
  kk: list('Қаңтар Ақпан Наурыз Сәуір Мамыр Маусым Шілде Тамыз Қыркүйек Қазан Қараша Желтоқсан'),
  az: list('Yanvar Fevral Mart Aprel May İyun İyul Avqust Sentyabr Oktyabr Noyabr Dekabr'),
  en: list('January February March April May June July August September October November December'),
};
const ofMonth = list('января февраля марта апреля мая июня июля августа сентября октября ноября декабря');
const weekdays = {
  ru: list('понедельник вторник среда четверг пятница суббота воскресенье'),
  kk: list('дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі жексенбі'),
  az: ['bazar ertəsi', 'çərşənbə axşamı', 'çərşənbə', 'cümə axşamı', 'cümə', 'şənbə', 'bazar'],
  en: list('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
};

/** Calendar texts in all languages, for stories and tests. */
export const calendarTexts: Record<'ru' | 'kk' | 'az' | 'en', BirthDateTexts> = {
  ru: {
    open: 'Открыть календарь',
    title: 'Дата рождения',
    closeLabel: 'Закрыть',
    months: months.ru,
    weekdaysShort: list('Пн Вт Ср Чт Пт Сб Вс'),
    formatDay: day((d, m, y, w) => `${d} ${ofMonth[m]} ${y}, ${weekdays.ru[w]}`),
    month: 'Месяц',
    year: 'Год',
    previousMonth: 'Предыдущий месяц',
    nextMonth: 'Следующий месяц',
    selected: 'выбрано',
    today: 'сегодня',
  },
  kk: {
    open: 'Күнтізбені ашу',
    title: 'Туған күні',
    closeLabel: 'Жабу',
    months: months.kk,
    weekdaysShort: list('Дс Сс Ср Бс Жм Сб Жс'),
    formatDay: day(
      (d, m, y, w) => `${y} жылғы ${d} ${months.kk[m]?.toLocaleLowerCase('kk')}, ${weekdays.kk[w]}`,
    ),
    month: 'Ай',
    year: 'Жыл',
    previousMonth: 'Алдыңғы ай',
    nextMonth: 'Келесі ай',
    selected: 'таңдалды',
    today: 'бүгін',
  },
  az: {
    open: 'Təqvimi aç',
    title: 'Doğum tarixi',
    closeLabel: 'Bağla',
    months: months.az,
    weekdaysShort: list('B.e. Ç.a. Ç. C.a. C. Ş. B.'),
    formatDay: day((d, m, y, w) => `${d} ${months.az[m]?.toLocaleLowerCase('az')} ${y}, ${weekdays.az[w]}`),
    month: 'Ay',
    year: 'İl',
    previousMonth: 'Əvvəlki ay',
    nextMonth: 'Növbəti ay',
    selected: 'seçilib',
    today: 'bu gün',
  },
  en: {
    open: 'Open the calendar',
    title: 'Date of birth',
    closeLabel: 'Close',
    months: months.en,
    weekdaysShort: list('Mo Tu We Th Fr Sa Su'),
    formatDay: day((d, m, y, w) => `${d} ${months.en[m]} ${y}, ${weekdays.en[w]}`),
    month: 'Month',
    year: 'Year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    selected: 'selected',
    today: 'today',
  },
};
