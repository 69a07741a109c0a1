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

export const faq: Page = {
  slug: 'faq',
  title: t('Вопросы и ответы', 'Сұрақтар мен жауаптар', 'Suallar və cavablar', 'FAQ'),
  summary: t(
    'Короткие ответы на частые вопросы.',
    'Жиі сұрақтарға қысқа жауаптар.',
    'Tez-tez verilən suallara qısa cavablar.',
    'Short answers to common questions.',
  ),
  footer: 6,
  sections: [
    {
      heading: t(
        'Почему депозит не зачислен?',
        'Депозит неге түспеді?',
        'Depozit niyə hesaba keçməyib?',
        'Why hasn’t my deposit been credited?',
      ),
      body: t(
        'Посмотрите [историю операций](/cash-box/history): там указана стадия или причина отказа. При отказе деньги не списываются.',
        '[Операциялар тарихын](/cash-box/history) қараңыз: онда кезең немесе бас тарту себебі жазылған. Бас тартылса, ақша алынбайды.',
        '[Əməliyyat tarixçəsinə](/cash-box/history) baxın: orada mərhələ və ya imtina səbəbi göstərilib. İmtina olduqda pul tutulmur.',
        'Check your [transaction history](/cash-box/history): it shows the status, or why the payment was declined. You aren’t charged for declined payments.',
      ),
    },
    {
      heading: t('Что такое вейджер?', 'Вейджер деген не?', 'Veycer nədir?', 'What is wagering?'),
      body: t(
        'Сумма ставок, после которой бонус можно вывести. Например, бонус {bonus_kzt} с вейджером {wager} — это ставки на {bonus_stakes_kzt}. Сколько осталось, видно на странице [бонусов](/bonuses/received).',
        'Бонусты шығару үшін жасалатын бәстердің сомасы. Мысалы: бонус {bonus_kzt}, вейджер {wager}, бәстердің сомасы {bonus_stakes_kzt}. Қалғаны [бонустар бетінде](/bonuses/received) көрінеді.',
        'Bonusu çıxarmaq üçün edilən mərclərin məbləği. Məsələn: bonus {bonus_azn}, veycer {wager}, mərclərin məbləği {bonus_stakes_azn}. Nə qədər qaldığı [bonuslar səhifəsində](/bonuses/received) görünür.',
        'The total you need to bet before you can withdraw a bonus. For example, a bonus of {bonus_kzt} with {wager} wagering means bets of {bonus_stakes_kzt}. Your [bonuses page](/bonuses/received) shows how much is left.',
      ),
    },
    {
      heading: t(
        'Как работает промокод?',
        'Промокод қалай жұмыс істейді?',
        'Promo kod necə işləyir?',
        'How do promo codes work?',
      ),
      body: t(
        'Введите код при [регистрации](/auth/register). Сразу видно, что он даёт и на каких условиях.',
        'Кодты [тіркелгенде](/auth/register) енгізіңіз. Не беретіні мен шарттары бірден көрінеді.',
        'Kodu [qeydiyyatda](/auth/register) daxil edin. Nə verdiyi və şərtləri dərhal görünür.',
        'Enter the code when you [sign up](/auth/register). You’ll see straight away what it gives you and on what terms.',
      ),
    },
    {
      heading: t(
        'Сколько можно вывести?',
        'Қанша шығаруға болады?',
        'Nə qədər çıxarmaq olar?',
        'How much can I withdraw?',
      ),
      body: t(
        'Свои деньги, кроме тех, что ждут оборота по депозиту ({turnover}). Вывод сразу завершает бонусы, взятые с депозитом. Без верификации в день: {daily_kzt} или {daily_azn}. С верификацией: {daily_verified_kzt} или {daily_verified_azn}. Сроки и суммы по способам — на странице [выплат](/payouts).',
        'Депозит айналымын ({turnover}) күтіп тұрған сомадан басқа өз ақшаңызды. Ақша шығарсаңыз, депозитпен алынған бонустар бірден аяқталады. Верификациясыз күндік лимит: {daily_kzt} немесе {daily_azn}. Верификациямен: {daily_verified_kzt} немесе {daily_verified_azn}. Тәсілдердің мерзімі мен сомасы [ақша шығару бетінде](/payouts) жазылған.',
        'Depozit dövriyyəsini ({turnover}) gözləyən məbləğdən başqa öz pulunuzu. Çıxarış depozitlə götürülmüş bonusları dərhal bitirir. Verifikasiyasız gündəlik limit: {daily_kzt} və ya {daily_azn}. Verifikasiya ilə: {daily_verified_kzt} və ya {daily_verified_azn}. Üsulların müddəti və məbləği [çıxarışlar səhifəsindədir](/payouts).',
        'Your own money, except what’s still subject to deposit turnover ({turnover}). A withdrawal immediately ends bonuses taken with a deposit. Without verification the daily limit is {daily_kzt} or {daily_azn}; with verification, {daily_verified_kzt} or {daily_verified_azn}. Times and amounts for each method are on the [payouts page](/payouts).',
      ),
    },
    {
      heading: t(
        'Как связаться с поддержкой?',
        'Қолдау қызметіне қалай хабарласамын?',
        'Dəstəklə necə əlaqə saxlayım?',
        'How do I contact support?',
      ),
      body: t(
        'Способы связи указаны на странице [контактов](/contacts).',
        'Байланыс жолдары [байланыс бетінде](/contacts) көрсетілген.',
        'Əlaqə yolları [əlaqə səhifəsində](/contacts) göstərilib.',
        'Ways to reach us are on the [contacts page](/contacts).',
      ),
    },
  ],
};
