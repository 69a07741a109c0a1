import { t, type Page } from './page.ts';

export const responsibleGaming: Page = {
  slug: 'responsible-gaming',
  title: t('Ответственная игра', 'Жауапты ойын', 'Məsuliyyətli oyun', 'Responsible gaming'),
  summary: t(
    'Игра — платное развлечение, а не доход.',
    'Ойын — ақылы көңіл көтеру, табыс емес.',
    'Oyun gəlir deyil, ödənişli əyləncədir.',
    'Play is a paid pastime, not income.',
  ),
  footer: 3,
  sections: [
    {
      heading: t(
        'Игра — платное развлечение, а не доход',
        'Ойын — ақылы көңіл көтеру, табыс емес',
        'Oyun gəlir deyil, ödənişli əyləncədir',
        'Play is a paid pastime, not income',
      ),
      body: t(
        'Со временем казино всегда в плюсе: это видно по RTP. Играйте на то, что не жалко потратить на вечер.',
        'Уақыт өте келе казино әрқашан ұтады: оны RTP көрсетеді. Бір кешке жұмсауға аянбайтын ақшаға ойнаңыз.',
        'Zaman keçdikcə kazino həmişə qazanır: bunu RTP göstərir. Bir axşama xərcləməyə qıydığınız məbləğlə oynayın.',
        'Over time the casino always gains: the RTP says so. Play with what you would spend on an evening out.',
      ),
    },
    {
      heading: t('Проверьте себя', 'Өзіңізді тексеріңіз', 'Özünüzü yoxlayın', 'Check yourself'),
      body: t(
        '- Ставите ли вы больше, чем можете потерять?\n- Нужны ли вам всё большие ставки?\n- Возвращаетесь ли отыграться?\n- Занимаете ли деньги на игру?\n- Кажется ли вам, что с игрой есть проблема?\n- Вредит ли игра здоровью?\n- Критикуют ли вас близкие за игру?\n- Есть ли из-за игры долги?\n- Чувствуете ли вы вину?\nЕсли хотя бы два ответа «да», сделайте перерыв.',
        '- Жоғалта алатыннан көп тігесіз бе?\n- Бәсті барған сайын көбейткіңіз келе ме?\n- Ұтылғанды қайтаруға ораласыз ба?\n- Ойынға қарыз аласыз ба?\n- Ойын мәселеге айналды деп ойлайсыз ба?\n- Ойын денсаулығыңызға зиянын тигізіп жүр ме?\n- Жақындарыңыз сынай ма?\n- Ойыннан қарыз болдыңыз ба?\n- Өзіңізді кінәлі сезінесіз бе?\nКемінде екі жауап «иә» болса, үзіліс жасаңыз.',
        '- İtirə biləcəyinizdən çox mərc edirsiniz?\n- Getdikcə böyük mərclər lazımdır?\n- Uduzduğunuzu qaytarmağa qayıdırsınız?\n- Oyun üçün borc alırsınız?\n- Oyunun problem olduğunu düşünürsünüz?\n- Oyun sağlamlığa ziyan vurur?\n- Yaxınlarınız tənqid edir?\n- Oyuna görə borcunuz var?\n- Günahkarlıq hiss edirsiniz?\nƏn azı iki cavab «bəli»dirsə, fasilə verin.',
        '- Do you bet more than you can lose?\n- Do you need ever larger bets?\n- Do you return to win it back?\n- Do you borrow to play?\n- Do you feel that play is a problem?\n- Does it harm your health?\n- Do others criticise it?\n- Are there debts because of it?\n- Do you feel guilty?\nIf two answers are yes, take a break.',
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
        'В Казахстане самоограничение можно оформить через eGov Mobile. Обратитесь также к врачу или к психологу: это обычная практика, не стыд.',
        'Қазақстанда өзін-өзі шектеуді eGov Mobile арқылы рәсімдеуге болады. Дәрігерге немесе психологқа да жүгініңіз: бұл ұят емес.',
        'Azərbaycanda asılılıq üzrə həkim-narkoloqa müraciət etmək olar. Qazaxıstanda özünü məhdudlaşdırmanı eGov Mobile vasitəsilə rəsmiləşdirmək olar. Həkimə və ya psixoloqa da müraciət edin: bu ayıb deyil.',
        'In Kazakhstan a self-restriction can be set through eGov Mobile. A doctor or a psychologist helps too: there is no shame in asking.',
      ),
    },
    {
      heading: t(
        'Близким; защита детей',
        'Жақындарға; балаларды қорғау',
        'Yaxınlar üçün; uşaqların qorunması',
        'For relatives; protecting minors',
      ),
      body: t(
        'Не оставляйте открытый аккаунт на общем устройстве и не передавайте пароль. Играть до указанного на сайте возраста нельзя.',
        'Ортақ құрылғыда ашық аккаунт қалдырмаңыз, құпиясөзді бермеңіз. Сайтта көрсетілген жасқа дейін ойнауға болмайды.',
        'Ortaq cihazda açıq hesab qoymayın və şifrəni verməyin. Saytda göstərilən yaşadək oynamaq olmaz.',
        'Do not leave an open account on a shared device, and do not hand out the password. Nobody may play below the age shown on this site.',
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
        'Why is my deposit not credited?',
      ),
      body: t(
        'Посмотрите историю операций: там указана стадия или причина отказа. При отказе деньги не списываются.',
        'Операциялар тарихын қараңыз: онда кезең немесе бас тарту себебі жазылған. Бас тартылса, ақша алынбайды.',
        'Əməliyyat tarixçəsinə baxın: orada mərhələ və ya imtina səbəbi göstərilib. İmtina olduqda pul tutulmur.',
        'Look at the history: it shows the stage or the reason for a refusal. A refused payment takes no money.',
      ),
    },
    {
      heading: t('Что такое вейджер?', 'Вейджер деген не?', 'Veycer nədir?', 'What is wagering?'),
      body: t(
        'Сумма ставок, после которой бонус можно вывести. Бонус 10 000 ₸ с вейджером x10 — это ставки на 100 000 ₸.',
        'Бонусты шығару үшін жасалатын бәстердің сомасы. 10 000 ₸ бонус пен x10 вейджер — 100 000 ₸ бәс.',
        'Bonusu çıxarmaq üçün edilən mərclərin məbləği. 100 ₼ bonus və x10 veycer — 1 000 ₼ mərc deməkdir.',
        'The sum of bets after which a bonus can be withdrawn. A bonus of 10,000 ₸ with x10 means bets of 100,000 ₸.',
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
        'Введите код при регистрации. Сразу видно, что он даёт и на каких условиях.',
        'Кодты тіркелгенде енгізіңіз. Не беретіні мен шарттары бірден көрінеді.',
        'Kodu qeydiyyatda daxil edin. Nə verdiyi və şərtləri dərhal görünür.',
        'Enter the code when you register. What it gives, and on what terms, is shown at once.',
      ),
    },
    {
      heading: t(
        'Как связаться с поддержкой?',
        'Қолдау қызметіне қалай жазамын?',
        'Dəstəklə necə əlaqə saxlayım?',
        'How do I contact support?',
      ),
      body: t(
        'В этой песочнице поддержки нет: письма никому не уходят.',
        'Бұл құмсалғышта қолдау қызметі жоқ: хаттар ешкімге жіберілмейді.',
        'Bu sınaq mühitində dəstək yoxdur: məktublar heç kimə getmir.',
        'There is no support in this sandbox: messages go to nobody.',
      ),
    },
  ],
};
