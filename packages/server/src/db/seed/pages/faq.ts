import { t, type Page } from './page.ts';

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
      heading: t('Деньги', 'Ақша', 'Pul', 'Money'),
      body: [
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
          heading: t(
            'Что такое оборот депозита?',
            'Депозит айналымы деген не?',
            'Depozit dövriyyəsi nədir?',
            'What is deposit turnover?',
          ),
          body: t(
            'Сумма ставок реальными деньгами, после которой можно вывести депозит. Множитель к депозиту: {turnover}. Сколько осталось, видно в [кассе](/cash-box/withdrawal).',
            'Депозитті шығару үшін нақты ақшамен жасалатын бәстердің сомасы. Депозитке көбейткіш: {turnover}. Қалғаны [кассада](/cash-box/withdrawal) көрінеді.',
            'Depoziti çıxarmaq üçün real pulla edilən mərclərin məbləği. Depozitə vurulan əmsal: {turnover}. Nə qədər qaldığı [kassada](/cash-box/withdrawal) görünür.',
            'The real-money bets you need to place before you can withdraw a deposit, as a multiple of it: {turnover}. The [cashier](/cash-box/withdrawal) shows how much is left.',
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
            'Сколько идёт вывод?',
            'Ақша шығару қанша уақыт алады?',
            'Çıxarış nə qədər çəkir?',
            'How long does a withdrawal take?',
          ),
          body: t(
            'Срок указан у каждого способа, все сроки собраны на странице [выплат](/payouts). Стадия вашей заявки видна в [истории операций](/cash-box/history).',
            'Мерзім әр тәсілде көрсетілген, бәрі [ақша шығару бетінде](/payouts) жинақталған. Өтініміңіздің кезеңі [операциялар тарихында](/cash-box/history) көрінеді.',
            'Müddət hər üsulda göstərilib, hamısı [çıxarışlar səhifəsində](/payouts) toplanıb. Sorğunuzun mərhələsi [əməliyyat tarixçəsində](/cash-box/history) görünür.',
            'Each method shows its time, and the [payouts page](/payouts) lists them all. Your [transaction history](/cash-box/history) shows what stage your withdrawal has reached.',
          ),
        },
        {
          heading: t(
            'Можно ли отменить вывод?',
            'Ақша шығаруды тоқтатуға бола ма?',
            'Çıxarışı ləğv etmək olar?',
            'Can I cancel a withdrawal?',
          ),
          body: t(
            'Да, пока он не отправлен. Откройте его в [истории операций](/cash-box/history): сумма сразу вернётся на баланс.',
            'Иә, жіберілгенге дейін. Оны [операциялар тарихында](/cash-box/history) ашыңыз: сома балансқа бірден қайтады.',
            'Bəli, göndərilənədək. Onu [əməliyyat tarixçəsində](/cash-box/history) açın: məbləğ dərhal balansa qayıdır.',
            'Yes, until it’s sent. Open it in your [transaction history](/cash-box/history): the money goes straight back to your balance.',
          ),
        },
        {
          heading: t(
            'Почему способ недоступен?',
            'Неге тәсіл қолжетімсіз?',
            'Üsul niyə əlçatan deyil?',
            'Why is a method unavailable?',
          ),
          body: t(
            'Причина написана под ним: например, на него нельзя вывести деньги или на балансе меньше его минимальной суммы.',
            'Себебі астында жазылған: мысалы, оған ақша шығаруға болмайды немесе баланста оның ең аз сомасынан аз ақша бар.',
            'Səbəbi altında yazılıb: məsələn, ona pul çıxarmaq olmur və ya balansda onun minimum məbləğindən az pul var.',
            'The reason is shown below it: for example, it can’t receive withdrawals, or your balance is below its minimum.',
          ),
        },
      ],
    },
    {
      heading: t('Бонусы', 'Бонустар', 'Bonuslar', 'Bonuses'),
      body: [
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
            'Какие игры идут в отыгрыш?',
            'Қай ойындар айналымға есептеледі?',
            'Hansı oyunlar mərc tələbinə sayılır?',
            'Which games count towards wagering?',
          ),
          body: t(
            'Пока бонус активен, у каждой игры рядом с пером показано, какая доля ставки засчитывается. Все доли есть в условиях бонуса.',
            'Бонус белсенді кезде әр ойында қауырсынның жанында бәстің қандай үлесі есептелетіні көрсетіледі. Барлық үлестер бонус шарттарында бар.',
            'Bonus aktiv olanda hər oyunda lələyin yanında mərcin hansı payının sayıldığı göstərilir. Bütün paylar bonusun şərtlərindədir.',
            'While a bonus is active, the feather on each game shows what share of a bet counts. The bonus terms list every share.',
          ),
        },
        {
          heading: t(
            'Что будет, если отменить бонус?',
            'Бонустан бас тартсам не болады?',
            'Bonusu ləğv etsəm nə olar?',
            'What happens if I cancel a bonus?',
          ),
          body: t(
            'Бонусные деньги и выигрыши с них спишутся, свои деньги останутся. Обе суммы показаны до подтверждения.',
            'Бонус ақшасы мен одан түскен ұтыстар алынады, өз ақшаңыз қалады. Екі сома да растағанға дейін көрсетіледі.',
            'Bonus pulu və ondan gələn uduşlar silinir, öz pulunuz qalır. Hər iki məbləğ təsdiqdən əvvəl göstərilir.',
            'The bonus money and winnings from it are removed; your own money stays. You see both amounts before you confirm.',
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
            'Введите код при [регистрации](/auth/register) или на странице [бонусов](/bonuses). Сразу видно, что он даёт и на каких условиях.',
            'Кодты [тіркелгенде](/auth/register) немесе [бонустар бетінде](/bonuses) енгізіңіз. Не беретіні мен шарттары бірден көрінеді.',
            'Kodu [qeydiyyatda](/auth/register) və ya [bonuslar səhifəsində](/bonuses) daxil edin. Nə verdiyi və şərtləri dərhal görünür.',
            'Enter the code when you [sign up](/auth/register) or on your [bonuses page](/bonuses). You’ll see straight away what it gives you and on what terms.',
          ),
        },
        {
          heading: t('Что такое кешбэк?', 'Кешбэк деген не?', 'Keşbek nədir?', 'What is cashback?'),
          body: t(
            'Возврат части проигрыша за период. Процент зависит от [статуса](/vipclub), готовая сумма появляется на странице [бонусов](/bonuses).',
            'Белгілі бір кезеңдегі ұтылыстың бір бөлігін қайтару. Пайызы [мәртебеге](/vipclub) байланысты, дайын сома [бонустар бетінде](/bonuses) шығады.',
            'Müəyyən dövrdəki itkinin bir hissəsinin qaytarılması. Faiz [statusdan](/vipclub) asılıdır, hazır məbləğ [bonuslar səhifəsində](/bonuses) görünür.',
            'A refund of part of what you lost over a period. The percentage depends on your [status](/vipclub), and the amount appears on your [bonuses page](/bonuses).',
          ),
        },
      ],
    },
    {
      heading: t('Игры', 'Ойындар', 'Oyunlar', 'Games'),
      body: [
        {
          heading: t('Что такое RTP?', 'RTP деген не?', 'RTP nədir?', 'What is RTP?'),
          body: t(
            'Доля ставок, которую игра в среднем возвращает игрокам за миллионы раундов. За один вечер результат может быть совсем другим.',
            'Ойынның миллиондаған раундта ойыншыларға орта есеппен қайтаратын бәс үлесі. Бір кеште нәтиже мүлде басқаша болуы мүмкін.',
            'Oyunun milyonlarla raundda oyunçulara orta hesabla qaytardığı mərc payı. Bir axşamın nəticəsi tamam başqa ola bilər.',
            'The share of bets a game pays back to players on average, over millions of rounds. One evening can go very differently.',
          ),
        },
        {
          heading: t(
            'Что, если связь прервалась во время раунда?',
            'Раунд кезінде байланыс үзілсе ше?',
            'Raund zamanı əlaqə kəsilsə, nə olar?',
            'What if I lose connection during a round?',
          ),
          body: t(
            'Исход уже определён на сервере. Откройте игру снова: увидите тот же результат, ставка не спишется дважды.',
            'Нәтижені сервер анықтап қойған. Ойынды қайта ашыңыз: сол нәтижені көресіз, бәс екі рет алынбайды.',
            'Nəticəni server artıq müəyyən edib. Oyunu yenidən açın: eyni nəticəni görəcəksiniz, mərc iki dəfə tutulmur.',
            'The server has already decided the result. Open the game again: you’ll see the same result, and the bet isn’t taken twice.',
          ),
        },
        {
          heading: t(
            'Можно ли играть без денег?',
            'Ақшасыз ойнауға бола ма?',
            'Pulsuz oynamaq olar?',
            'Can I play without money?',
          ),
          body: t(
            'Да, в [демо](/demo): ставки в нём условные, выиграть или проиграть деньги нельзя.',
            'Иә, [демода](/demo): ондағы бәстер шартты, ақша ұтуға да, ұтылуға да болмайды.',
            'Bəli, [demoda](/demo): oradakı mərclər şərtidir, pul udmaq və ya itirmək olmur.',
            'Yes, in a [demo](/demo): its bets aren’t real, so you can’t win or lose money.',
          ),
        },
        {
          heading: t(
            'Где посмотреть свои раунды?',
            'Өз раундтарымды қайдан көремін?',
            'Raundlarıma harada baxım?',
            'Where can I see my rounds?',
          ),
          body: t(
            'Каждая ставка и каждый выигрыш — в [истории раундов](/cash-box/rounds), итоги за период — в [итогах игры](/cash-box/statement).',
            'Әр бәс пен ұтыс [раундтар тарихында](/cash-box/rounds), кезең қорытындысы [ойын қорытындысында](/cash-box/statement).',
            'Hər mərc və uduş [raund tarixçəsindədir](/cash-box/rounds), dövrün yekunu [oyun yekunlarındadır](/cash-box/statement).',
            'Every bet and win is in your [round history](/cash-box/rounds); totals for a period are in your [statement](/cash-box/statement).',
          ),
        },
      ],
    },
    {
      heading: t('Аккаунт и вход', 'Аккаунт және кіру', 'Hesab və giriş', 'Account and log-in'),
      body: [
        {
          heading: t(
            'Зачем нужна верификация?',
            'Верификация не үшін керек?',
            'Verifikasiya nə üçündür?',
            'Why do I need verification?',
          ),
          body: t(
            'Она подтверждает, что счёт ваш, и поднимает дневной лимит вывода до {daily_verified_kzt} или {daily_verified_azn}. Документы загружаются в [профиле](/profile/documents).',
            'Ол шоттың сіздікі екенін растап, күндік шығару лимитін көтереді. Верификациямен: {daily_verified_kzt} немесе {daily_verified_azn}. Құжаттар [профильде](/profile/documents) жүктеледі.',
            'O, hesabın sizin olduğunu təsdiqləyir və gündəlik çıxarış limitini artırır. Verifikasiya ilə: {daily_verified_kzt} və ya {daily_verified_azn}. Sənədlər [profildə](/profile/documents) yüklənir.',
            'It confirms that the account is yours and raises your daily withdrawal limit to {daily_verified_kzt} or {daily_verified_azn}. Upload your documents in your [profile](/profile/documents).',
          ),
        },
        {
          heading: t(
            'Что делать, если пароль забыт?',
            'Құпиясөзді ұмытсам не істеймін?',
            'Şifrəni unutsam, nə edim?',
            'What if I forget my password?',
          ),
          body: t(
            '[Сбросьте его](/auth/reset-password): код придёт на вашу почту или телефон.',
            '[Оны қалпына келтіріңіз](/auth/reset-password): код поштаңызға немесе телефоныңызға келеді.',
            '[Onu bərpa edin](/auth/reset-password): kod e-poçtunuza və ya telefonunuza gələcək.',
            '[Reset it](/auth/reset-password): we’ll send a code to your email or phone.',
          ),
        },
        {
          heading: t(
            'Как сменить телефон или почту?',
            'Телефонды немесе поштаны қалай ауыстырамын?',
            'Telefonu və ya e-poçtu necə dəyişim?',
            'How do I change my phone or email?',
          ),
          body: t(
            'В [личных данных](/profile/contacts). Новый контакт нужно подтвердить.',
            '[Жеке деректерде](/profile/contacts). Жаңа байланысты растау керек.',
            '[Şəxsi məlumatlarda](/profile/contacts). Yeni əlaqəni təsdiqləmək lazımdır.',
            'In your [personal details](/profile/contacts). You need to confirm the new contact.',
          ),
        },
        {
          heading: t(
            'Где видно, на каких устройствах выполнен вход?',
            'Қай құрылғылардан кіргенім қайда көрінеді?',
            'Hansı cihazlardan daxil olduğum harada görünür?',
            'Where can I see the devices I’m logged in on?',
          ),
          body: t(
            'В [настройках](/profile/settings). Там же можно выйти на одном или на всех устройствах.',
            '[Баптауларда](/profile/settings). Сол жерде бір немесе барлық құрылғыдан шығуға болады.',
            '[Parametrlərdə](/profile/settings). Oradaca bir və ya bütün cihazlardan çıxmaq olar.',
            'In your [settings](/profile/settings). You can log out of one or all of them there.',
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
    },
    {
      heading: t('Безопасная игра', 'Қауіпсіз ойын', 'Təhlükəsiz oyun', 'Playing safely'),
      body: [
        {
          heading: t(
            'Как поставить лимит?',
            'Лимитті қалай қоямын?',
            'Limiti necə qoyum?',
            'How do I set a limit?',
          ),
          body: t(
            'На странице [лимитов](/profile/limits): на пополнения, проигрыш, ставки и время. Снизить лимит можно сразу. Поднять или снять — через {raise_wait} и с вашим подтверждением.',
            '[Лимиттер бетінде](/profile/limits): толықтыруға, ұтылысқа, бәске және уақытқа. Лимитті бірден төмендетуге болады. Көтеру не алып тастау үшін күту уақыты: {raise_wait}, әрі сіз растауыңыз керек.',
            '[Limitlər səhifəsində](/profile/limits): depozitə, itkiyə, mərclərə və vaxta. Limiti dərhal azaltmaq olar. Artırmaq və ya ləğv etmək üçün gözləmə: {raise_wait}, həm də təsdiqiniz lazımdır.',
            'On the [limits page](/profile/limits): for deposits, losses, bets and time. You can lower a limit straight away. Raising or removing one takes {raise_wait} and needs your confirmation.',
          ),
        },
        {
          heading: t(
            'Как сделать перерыв?',
            'Үзілісті қалай жасаймын?',
            'Fasiləni necə edim?',
            'How do I take a break?',
          ),
          body: t(
            'На странице [перерыва](/profile/break). На выбранный срок закрываются игра, пополнение и бонусы, вывод работает как обычно. Снять перерыв раньше срока нельзя.',
            '[Үзіліс бетінде](/profile/break). Таңдалған мерзімге ойын, толықтыру және бонустар жабылады, ақша шығару әдеттегідей жұмыс істейді. Үзілісті мерзімінен бұрын алып тастауға болмайды.',
            '[Fasilə səhifəsində](/profile/break). Seçilmiş müddətə oyun, depozit və bonuslar bağlanır, pul çıxarmaq adi qaydada işləyir. Fasiləni vaxtından əvvəl ləğv etmək olmur.',
            'On the [break page](/profile/break). For the period you choose, you can’t play, deposit or use bonuses; withdrawals work as usual. A break can’t be lifted early.',
          ),
        },
        {
          heading: t(
            'Игра перестала быть развлечением?',
            'Ойын көңіл көтеру болудан қалды ма?',
            'Oyun artıq əyləncə deyil?',
            'Has it stopped being fun?',
          ),
          body: t(
            'На странице [ответственной игры](/responsible-gaming) есть короткий тест и контакты тех, кто помогает.',
            '[Жауапты ойын бетінде](/responsible-gaming) қысқа тест пен көмек беретіндердің байланыстары бар.',
            '[Məsuliyyətli oyun səhifəsində](/responsible-gaming) qısa test və kömək edənlərin əlaqələri var.',
            'The [responsible gaming page](/responsible-gaming) has a short self-check and contacts that can help.',
          ),
        },
      ],
    },
  ],
};
