import { t, type Page } from './page.ts';

export const rules: Page = {
  slug: 'rules',
  title: t('Правила', 'Ережелер', 'Qaydalar', 'Rules'),
  summary: t(
    'Кто может играть и на каких условиях.',
    'Кім және қандай шартпен ойнай алады.',
    'Kim və hansı şərtlərlə oynaya bilər.',
    'Who may play, and on what terms.',
  ),
  footer: 1,
  sections: [
    {
      heading: t('Кто может играть', 'Кім ойнай алады', 'Kim oynaya bilər', 'Who may play'),
      body: t(
        'Играть могут совершеннолетние, которым по закону их страны разрешены азартные игры. У одного человека один аккаунт.\nЭто песочница: деньги на счёте ненастоящие, их нельзя внести или вывести на самом деле.',
        'Елінің заңы бойынша құмар ойынға рұқсат етілген кәмелетке толған адамдар ойнай алады. Бір адамда бір аккаунт болады.\nБұл құмсалғыш: шоттағы ақша шынайы емес, оны іс жүзінде салуға не шығаруға болмайды.',
        'Ölkəsinin qanunu ilə qumar oyunlarına icazə verilən yetkin şəxslər oynaya bilər. Bir nəfərin bir hesabı olur.\nBu, sınaq mühitidir: hesabdakı pul həqiqi deyil, onu əslində yatırmaq və ya çıxarmaq olmur.',
        'Adults who may gamble under the law of their country. One person has one account.\nThis is a sandbox: the money on the account is not real and cannot really be paid in or out.',
      ),
    },
    {
      heading: t(
        'Аккаунт и верификация',
        'Аккаунт және верификация',
        'Hesab və verifikasiya',
        'Account and verification',
      ),
      body: t(
        'Имя и дата рождения должны совпадать с документом. Документы можно загрузить сразу после регистрации, не дожидаясь вывода.',
        'Аты-жөні мен туған күні құжатқа сәйкес болуы керек. Құжаттарды ақша шығаруды күтпей, тіркелген соң бірден жүктеуге болады.',
        'Ad və doğum tarixi sənədlə eyni olmalıdır. Sənədləri çıxarışı gözləmədən, qeydiyyatdan dərhal sonra yükləmək olar.',
        'Name and date of birth must match a document. Documents can be uploaded right after registration, long before a withdrawal.',
      ),
    },
    {
      heading: t(
        'Пополнение и вывод',
        'Толықтыру және шығару',
        'Balans artırma və çıxarış',
        'Deposits and withdrawals',
      ),
      body: t(
        'Лимиты и сроки указаны у каждого способа до оплаты. Без верификации можно вывести до 30 000 ₸ или 100 ₼ в день. Заявку на вывод можно отменить, пока она не отправлена.',
        'Лимиттер мен мерзімдер әр тәсілде төлемге дейін көрсетіледі. Верификациясыз күніне шығаруға болатын ең көп сома — 30 000 ₸ немесе 100 ₼. Жіберілгенге дейін өтінімнен бас тартуға болады.',
        'Limitlər və müddətlər hər üsulda ödənişdən əvvəl göstərilir. Verifikasiyasız gündə 30 000 ₸ və ya 100 ₼-dək çıxarmaq olar. Göndərilənədək sorğunu ləğv etmək olar.',
        'Limits and times stand beside every method before you pay. Without verification up to 30,000 ₸ or 100 ₼ a day can be withdrawn. A withdrawal can be cancelled until it is sent.',
      ),
    },
    {
      heading: t(
        'Бонусы и отыгрыш',
        'Бонустар мен вейджер',
        'Bonuslar və mərc tələbi',
        'Bonuses and wagering',
      ),
      body: t(
        'Условия бонуса показаны до активации: минимальный депозит, вейджер, срок, максимальная ставка и вывод. Ставки идут сначала из реальных денег, затем из бонусных. Когда вейджер выполнен, остаток бонуса становится реальными деньгами.',
        'Бонус шарттары белсендірмей тұрып көрсетіледі: ең аз депозит, вейджер, мерзім, ең көп бәс пен шығару. Бәс алдымен нақты ақшадан, содан соң бонустан алынады. Вейджер орындалса, бонус қалдығы нақты ақшаға айналады.',
        'Bonusun şərtləri aktivləşdirmədən əvvəl göstərilir: minimum depozit, veycer, müddət, maksimum mərc və çıxarış. Mərc əvvəlcə real puldan, sonra bonusdan tutulur. Veycer tamamlandıqda bonus qalığı real pula çevrilir.',
        'You see a bonus’s terms before you activate it: minimum deposit, wagering, time limit, maximum bet and cash-out. Bets take real money first, then bonus money. Once wagering is complete, any remaining bonus becomes real money.',
      ),
    },
    {
      heading: t(
        'Игры, сбои, прерванные раунды',
        'Ойындар, ақаулар, үзілген раундтар',
        'Oyunlar, nasazlıqlar, yarımçıq raundlar',
        'Games, faults, interrupted rounds',
      ),
      body: t(
        'Исход каждого раунда определяет сервер до показа. Если связь прервалась, раунд уже посчитан: при возвращении вы увидите тот же результат, ставка не спишется дважды.',
        'Әр раундтың нәтижесін көрсетілместен бұрын сервер анықтайды. Байланыс үзілсе, раунд есептеліп қойған: қайта кіргенде сол нәтижені көресіз, бәс екі рет алынбайды.',
        'Hər raundun nəticəsini göstərilməzdən əvvəl server müəyyən edir. Əlaqə kəsilsə, raund artıq hesablanıb: qayıdanda eyni nəticəni görəcəksiniz, mərc iki dəfə tutulmur.',
        'The server decides every round before it is shown. If the connection breaks, the round has been counted: you will see the same result when you return, and the bet is never taken twice.',
      ),
    },
    {
      heading: t(
        'Лимиты, перерывы, самоограничение',
        'Лимиттер, үзіліс, өзін-өзі шектеу',
        'Limitlər, fasilə, özünü məhdudlaşdırma',
        'Limits, breaks, self-exclusion',
      ),
      body: t(
        'Понижение лимита действует сразу, повышение через 24 часа и после подтверждения. Во время перерыва доступны вывод, история и профиль.',
        'Лимитті төмендету бірден, көтеру 24 сағаттан соң және растағаннан кейін күшіне енеді. Үзіліс кезінде ақша шығару, тарих пен профиль қолжетімді.',
        'Limitin azaldılması dərhal, artırılması 24 saatdan sonra və təsdiqlə qüvvəyə minir. Fasilə zamanı çıxarış, tarixçə və profil əlçatandır.',
        'A lower limit holds at once, a higher one after 24 hours and a confirmation. During a break, withdrawals, history and profile stay available.',
      ),
    },
    {
      heading: t(
        'Жалобы и изменения',
        'Шағымдар мен өзгерістер',
        'Şikayətlər və dəyişikliklər',
        'Complaints and changes',
      ),
      body: t(
        'Опишите, что произошло, и приложите номер операции. Об изменении правил мы сообщаем до того, как оно вступит в силу.',
        'Не болғанын сипаттап, операция нөмірін қосыңыз. Ережелердің өзгеруін күшіне енгенге дейін хабарлаймыз.',
        'Nə baş verdiyini təsvir edin və əməliyyat nömrəsini əlavə edin. Qaydaların dəyişməsini qüvvəyə minməzdən əvvəl bildiririk.',
        'Describe what happened and add the number of the operation. Changes of the rules are announced before they take effect.',
      ),
    },
  ],
};

export const payouts: Page = {
  slug: 'payouts',
  title: t('Выплаты', 'Төлемдер', 'Ödənişlər', 'Payouts'),
  summary: t(
    'Сроки, лимиты и проверки при выводе.',
    'Шығару мерзімдері, лимиттер мен тексерулер.',
    'Çıxarış müddətləri, limitlər və yoxlamalar.',
    'Times, limits and checks of withdrawals.',
  ),
  footer: 2,
  sections: [
    {
      heading: t(
        'Сроки и лимиты по способам',
        'Тәсілдер бойынша мерзім мен лимит',
        'Üsullar üzrə müddət və limitlər',
        'Times and limits per method',
      ),
      body: t(
        '- Банковская карта: от 15 минут до 3 дней\n- Перевод в приложении банка: от 15 минут до 1 дня\n- Электронный кошелёк: от 1 до 12 часов\n- Банковский счёт: от 1 до 3 дней',
        '- Банк картасы: 15 минуттан 3 күнге дейін\n- Банк қолданбасы арқылы аудару: 15 минуттан 1 күнге дейін\n- Электрондық әмиян: 1–12 сағат\n- Банк шоты: 1–3 күн',
        '- Bank kartı: 15 dəqiqədən 3 günədək\n- Ani bank köçürməsi: 1 gün\n- Elektron pul kisəsi: 1–12 saat\n- Bank hesabı: 1–3 gün',
        '- Bank card: 15 minutes to 3 days\n- Bank app transfer: 15 minutes to 1 day\n- E-wallet: 1 to 12 hours\n- Bank account: 1 to 3 days',
      ),
    },
    {
      heading: t('Что мы проверяем', 'Не тексереміз', 'Nəyi yoxlayırıq', 'What we check'),
      body: t(
        'Карта или банковский счёт должны принадлежать владельцу аккаунта.',
        'Карта немесе банк шоты аккаунт иесіне тиесілі болуы керек.',
        'Kart və ya bank hesabı oyun hesabının sahibinə məxsus olmalıdır.',
        'The card or bank account must be in the player’s name.',
      ),
    },
    {
      heading: t(
        'Причины отказа и жалоба',
        'Бас тарту себептері мен шағым',
        'İmtina səbəbləri və şikayət',
        'Reasons for decline, complaints',
      ),
      body: t(
        'Причина отказа всегда указана в истории операций, а деньги возвращаются на баланс. Если вы не согласны, напишите в поддержку и укажите номер операции.',
        'Бас тарту себебі операциялар тарихында әрдайым көрсетіледі, ақша балансқа қайтады. Келіспесеңіз, қолдау қызметіне операция нөмірін жазыңыз.',
        'İmtina səbəbi əməliyyat tarixçəsində həmişə göstərilir, pul balansa qayıdır. Razı deyilsinizsə, dəstəyə yazın və əməliyyat nömrəsini göstərin.',
        'The reason for a decline always stands in the history, and the money returns to the balance. If you disagree, write to support with the number of the operation.',
      ),
    },
  ],
};
