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
        'Возраст, с которого можно играть: {min_age}. Азартные игры должны быть разрешены по закону вашей страны. У одного человека один аккаунт.\nЭто тестовый режим: деньги на счёте ненастоящие, их нельзя внести или вывести на самом деле.',
        'Ойнауға рұқсат етілген жас: {min_age}. Құмар ойынға еліңіздің заңы рұқсат етуі керек. Бір адамда бір аккаунт болады.\nБұл — сынақ ортасы: шоттағы ақша шынайы емес, оны іс жүзінде салуға не шығаруға болмайды.',
        'Oynamağa icazə verilən yaş: {min_age}. Qumar oyunlarına ölkənizin qanunu icazə verməlidir. Bir nəfərin bir hesabı olur.\nBu, sınaq mühitidir: hesabdakı pul həqiqi deyil, onu əslində yatırmaq və ya çıxarmaq olmur.',
        'The minimum age to play is {min_age}, and gambling must be legal for you in your country. One account per person.\nThis is a sandbox: the money in your account isn’t real and can’t actually be deposited or withdrawn.',
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
        'Your name and date of birth must match your document. You can upload documents right after you sign up, long before a withdrawal.',
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
        'Лимиты и сроки указаны у каждого способа до оплаты. Без верификации в день можно вывести {daily_kzt} или {daily_azn}. Для каждого депозита нужен оборот реальными деньгами: {turnover}. Пока он не выполнен, сумму депозита вывести нельзя. Заявку на вывод можно отменить, пока она не отправлена. Сроки и суммы — на странице [выплат](/payouts).',
        'Лимиттер мен мерзімдер әр тәсілде төлемге дейін көрсетіледі. Верификациясыз күніне шығаруға болатын ең көп сома — {daily_kzt} немесе {daily_azn}. Әр депозит үшін нақты ақшамен жасалатын айналым: {turnover}. Ол орындалғанша депозит сомасы шығарылмайды. Өтінімді жіберілгенге дейін тоқтатуға болады. Мерзімдер мен сомалар [ақша шығару бетінде](/payouts).',
        'Limitlər və müddətlər hər üsulda ödənişdən əvvəl göstərilir. Verifikasiyasız gündə çıxarmaq olar: maks. {daily_kzt} və ya {daily_azn}. Hər depozit üçün real pulla tələb olunan dövriyyə: {turnover}. O tamamlanmayınca depozit məbləği çıxarılmır. Göndərilənədək sorğunu ləğv etmək olar. Müddətlər və məbləğlər [çıxarışlar səhifəsindədir](/payouts).',
        'Each method shows its limits and times before you pay. Without verification you can withdraw {daily_kzt} or {daily_azn} a day. Every deposit requires real-money turnover of {turnover}. Until that’s done, you can’t withdraw the deposit itself. You can cancel a withdrawal until it’s sent. Times and amounts are on the [payouts page](/payouts).',
      ),
    },
    {
      heading: t(
        'Бонусы и отыгрыш',
        'Бонустар мен айналым',
        'Bonuslar və mərc tələbi',
        'Bonuses and wagering',
      ),
      body: t(
        'Условия бонуса показаны до активации: минимальный депозит, вейджер, срок, максимальная ставка и вывод. Ставки идут сначала из реальных денег, затем из бонусных. Когда вейджер выполнен, остаток бонуса становится реальными деньгами. Вывод денег до этого сразу завершает бонусы, взятые с депозитом: бонусные деньги списываются, ваши остаются.',
        'Бонус шарттары белсендірмей тұрып көрсетіледі: ең аз депозит, вейджер, мерзім, ең көп бәс пен шығару. Бәс алдымен нақты ақшадан, содан соң бонустан алынады. Вейджер орындалса, бонус қалдығы нақты ақшаға айналады. Оған дейін ақша шығарсаңыз, депозитпен алынған бонустар бірден аяқталады: бонус ақшасы алынады, өз ақшаңыз қалады.',
        'Bonusun şərtləri aktivləşdirmədən əvvəl göstərilir: minimum depozit, veycer, müddət, maksimum mərc və çıxarış. Mərc əvvəlcə real puldan, sonra bonusdan tutulur. Veycer tamamlandıqda bonus qalığı real pula çevrilir. Ondan əvvəl pul çıxarsanız, depozitlə götürülmüş bonuslar dərhal bitir: bonus pulu silinir, öz pulunuz qalır.',
        'You see a bonus’s terms before you activate it: minimum deposit, wagering, time limit, maximum bet and cash-out. Bets take real money first, then bonus money. Once wagering is complete, any remaining bonus becomes real money. A withdrawal before that immediately ends bonuses taken with a deposit: the bonus money is removed, your own money stays.',
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
        'The server decides the result of every round before you see it. If you lose connection, the round has already been settled: you’ll see the same result when you return, and the bet is never taken twice.',
      ),
    },
    {
      heading: t(
        'Лимиты, перерывы, самоограничение',
        'Лимиттер, үзіліс, өзін-өзі шектеу',
        'Limitlər, fasilə, özünüməhdudlaşdırma',
        'Limits, breaks, self-exclusion',
      ),
      body: t(
        'Понижение лимита действует сразу, повышение — через {raise_wait} и после подтверждения. Самый долгий перерыв, в днях: {break_days}. Во время перерыва доступны вывод, история и профиль.',
        'Лимитті төмендету бірден, көтеру растағаннан кейін күшіне енеді, күту уақыты: {raise_wait}. Ең ұзақ үзіліс, күнмен: {break_days}. Үзіліс кезінде ақша шығару, тарих пен профиль қолжетімді.',
        'Limitin azaldılması dərhal, artırılması təsdiqdən sonra qüvvəyə minir, gözləmə müddəti: {raise_wait}. Ən uzun fasilə, günlə: {break_days}. Fasilə zamanı çıxarış, tarixçə və profil əlçatandır.',
        'Lower limits apply immediately; higher limits apply after {raise_wait} and once you confirm. The longest break, in days: {break_days}. During a break, withdrawals, history and profile stay available.',
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
        'Tell us what happened and include the transaction number. We announce rule changes before they take effect.',
      ),
    },
  ],
};

export const payouts: Page = {
  slug: 'payouts',
  title: t('Выплаты', 'Ақша шығару', 'Çıxarışlar', 'Payouts'),
  summary: t(
    'Сроки, лимиты и проверки при выводе.',
    'Шығару мерзімдері, лимиттер мен тексерулер.',
    'Çıxarış müddətləri, limitlər və yoxlamalar.',
    'Withdrawal times, limits and checks.',
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
        'Счёт в тенге:\n{payouts_kzt}\nСчёт в манатах:\n{payouts_azn}\nКомиссия, если она есть, указана у способа до подтверждения.',
        'Теңге шоты:\n{payouts_kzt}\nМанат шоты:\n{payouts_azn}\nКомиссия болса, растағанға дейін тәсілдің жанында көрсетіледі.',
        'Tenge hesabı:\n{payouts_kzt}\nManat hesabı:\n{payouts_azn}\nKomissiya varsa, təsdiqdən əvvəl üsulun yanında göstərilir.',
        'Accounts in tenge:\n{payouts_kzt}\nAccounts in manats:\n{payouts_azn}\nIf there is a fee, the method shows it before you confirm.',
      ),
    },
    {
      heading: t('Что мы проверяем', 'Не тексереміз', 'Nəyi yoxlayırıq', 'What we check'),
      body: t(
        'Карта или банковский счёт должны принадлежать владельцу аккаунта.\nБез верификации в день: {daily_kzt} или {daily_azn}. С верификацией: {daily_verified_kzt} или {daily_verified_azn}.\nДля каждого депозита нужен оборот реальными деньгами: {turnover}.',
        'Карта немесе банк шоты аккаунт иесіне тиесілі болуы керек.\nВерификациясыз күндік лимит: {daily_kzt} немесе {daily_azn}. Верификациямен: {daily_verified_kzt} немесе {daily_verified_azn}.\nӘр депозит үшін нақты ақшамен жасалатын айналым: {turnover}.',
        'Kart və ya bank hesabı oyun hesabının sahibinə məxsus olmalıdır.\nVerifikasiyasız gündəlik limit: {daily_kzt} və ya {daily_azn}. Verifikasiya ilə: {daily_verified_kzt} və ya {daily_verified_azn}.\nHər depozit üçün real pulla tələb olunan dövriyyə: {turnover}.',
        'The card or bank account must be in the player’s name.\nThe daily limit without verification is {daily_kzt} or {daily_azn}; with verification, {daily_verified_kzt} or {daily_verified_azn}.\nEvery deposit requires real-money turnover of {turnover}.',
      ),
    },
    {
      heading: t(
        'Причины отказа и жалоба',
        'Бас тарту себептері мен шағым',
        'İmtina səbəbləri və şikayət',
        'Declined withdrawals and complaints',
      ),
      body: t(
        'Причина отказа всегда указана в истории операций, а деньги возвращаются на баланс. Если вы не согласны, напишите в поддержку и укажите номер операции.',
        'Бас тарту себебі операциялар тарихында әрдайым көрсетіледі, ақша балансқа қайтады. Келіспесеңіз, қолдау қызметіне операция нөмірін жазыңыз.',
        'İmtina səbəbi əməliyyat tarixçəsində həmişə göstərilir, pul balansa qayıdır. Razı deyilsinizsə, dəstəyə yazın və əməliyyat nömrəsini göstərin.',
        'Your history always shows why a withdrawal was declined, and the money goes back to your balance. If you disagree, contact support with the transaction number.',
      ),
    },
  ],
};
