import { t, type Page } from './page.ts';

export const responsibleGaming: Page = {
  slug: 'responsible-gaming',
  title: t('Ответственная игра', 'Жауапты ойын', 'Məsuliyyətli oyun', 'Responsible gaming'),
  summary: t(
    'Игра — платное развлечение, а не доход.',
    'Ойын — ақылы көңіл көтеру, табыс емес.',
    'Oyun gəlir deyil, ödənişli əyləncədir.',
    'Gambling is paid entertainment, not income.',
  ),
  footer: 3,
  sections: [
    {
      heading: t(
        'Игра — платное развлечение, а не доход',
        'Ойын — ақылы көңіл көтеру, табыс емес',
        'Oyun gəlir deyil, ödənişli əyləncədir',
        'Gambling is paid entertainment, not income',
      ),
      body: t(
        'Со временем казино всегда в плюсе: это видно по RTP. Играйте на то, что не жалко потратить на вечер.',
        'Уақыт өте келе казино әрқашан ұтады: оны RTP көрсетеді. Бір кешке жұмсауға аянбайтын ақшаға ойнаңыз.',
        'Zaman keçdikcə kazino həmişə qazanır: bunu RTP göstərir. Bir axşama xərcləməyə qıydığınız məbləğlə oynayın.',
        'Over time the house always wins: that’s what RTP means. Only play with what you’d spend on a night out.',
      ),
    },
    {
      heading: t(
        'Где получить помощь',
        'Көмекті қайдан алуға болады',
        'Kömək haradan alınır',
        'Where to get help',
      ),
      body: t(
        '{help_lines}\nВ Казахстане самоограничение можно оформить через eGov Mobile. Обратитесь также к врачу или к психологу: это обычная практика, стыдиться нечего.',
        '{help_lines}\nҚазақстанда өзін-өзі шектеуді eGov Mobile арқылы рәсімдеуге болады. Дәрігерге немесе психологқа да жүгініңіз: бұл ұят емес.',
        '{help_lines}\nAzərbaycanda asılılıq üzrə həkim-narkoloqa müraciət etmək olar. Qazaxıstanda özünüməhdudlaşdırmanı eGov Mobile vasitəsilə rəsmiləşdirmək olar. Həkimə və ya psixoloqa da müraciət edin: bu ayıb deyil.',
        '{help_lines}\nIn Kazakhstan you can self-exclude through eGov Mobile. A doctor or psychologist can help too. There’s no shame in asking.',
      ),
    },
    {
      heading: t(
        'Близким. Защита детей',
        'Жақындарға. Балаларды қорғау',
        'Yaxınlar üçün. Uşaqların qorunması',
        'For families: protecting children',
      ),
      body: t(
        'Не оставляйте открытый аккаунт на общем устройстве и не передавайте пароль. Возраст, с которого можно играть: {min_age}.',
        'Ортақ құрылғыда ашық аккаунт қалдырмаңыз, құпиясөзді бермеңіз. Ойнауға рұқсат етілген жас: {min_age}.',
        'Ortaq cihazda açıq hesab qoymayın və şifrəni verməyin. Oynamağa icazə verilən yaş: {min_age}.',
        'Don’t stay logged in on a shared device, and never share your password. The minimum age to play is {min_age}.',
      ),
    },
  ],
};
