import { t, type Page } from './page.ts';

export const privacyPolicy: Page = {
  slug: 'privacy-policy',
  title: t('Конфиденциальность', 'Құпиялылық', 'Məxfilik', 'Privacy'),
  summary: t(
    'Какие данные хранятся и зачем.',
    'Қандай деректер не үшін сақталады.',
    'Hansı məlumatlar nə üçün saxlanılır.',
    'What we store, and why.',
  ),
  footer: 4,
  sections: [
    {
      heading: t('Что мы храним', 'Нені сақтаймыз', 'Nəyi saxlayırıq', 'What we store'),
      body: t(
        'Контакты и данные профиля, операции и раунды, сообщения, посещённые страницы. Пароль хранится только как хеш, номер карты — только в скрытом виде.',
        'Байланыс және профиль деректері, операциялар мен раундтар, хабарламалар, қаралған беттер. Құпиясөз тек хеш түрінде, карта нөмірі тек жасырын түрде сақталады.',
        'Əlaqə və profil məlumatları, əməliyyatlar və raundlar, mesajlar, baxılan səhifələr. Şifrə yalnız heş, kart nömrəsi yalnız gizlədilmiş şəkildə saxlanılır.',
        'Contact and profile details, transactions and rounds, messages, pages you visit. Passwords are stored only as hashes, card numbers only in masked form.',
      ),
    },
    {
      heading: t('Зачем и сколько', 'Не үшін және қанша уақыт', 'Nə üçün və nə qədər', 'Why, and how long'),
      body: t(
        'Чтобы вести счёт, показывать историю и защищать от злоупотреблений. В тестовом режиме всё хранится на этом сервере и стирается вместе с его данными.',
        'Шот жүргізу, тарихты көрсету және теріс пайдаланудан қорғау үшін. Сынақ ортасында бәрі осы серверде тұрады және оның деректерімен бірге жойылады.',
        'Hesabı aparmaq, tarixçəni göstərmək və sui-istifadədən qorumaq üçün. Sınaq mühitində hər şey bu serverdə saxlanılır və onun məlumatları ilə birlikdə silinir.',
        'To run your account, show your history and prevent abuse. In the sandbox, everything stays on this server and is deleted with its data.',
      ),
    },
    {
      heading: t('Ваши права', 'Құқықтарыңыз', 'Hüquqlarınız', 'Your rights'),
      body: t(
        'Вы можете увидеть и исправить свои данные в профиле и отписаться от рассылки одной ссылкой.',
        'Профильде деректеріңізді көріп, түзетіп, хабарламадан бір сілтемемен бас тарта аласыз.',
        'Profildə məlumatlarınızı görə, düzəldə və bir keçidlə abunəlikdən çıxa bilərsiniz.',
        'You can view and correct your data in your profile and unsubscribe with one click.',
      ),
    },
  ],
};

export const cookies: Page = {
  slug: 'cookies',
  title: t('Файлы cookie', 'Cookie файлдары', 'Kuki faylları', 'Cookies'),
  summary: t(
    'Что сохраняется в вашем браузере.',
    'Браузеріңізде не сақталады.',
    'Brauzerinizdə nə saxlanılır.',
    'What’s stored in your browser.',
  ),
  footer: 5,
  sections: [
    {
      heading: t('Что сохраняется', 'Не сақталады', 'Nə saxlanılır', 'What’s stored'),
      body: t(
        'Для входа cookie не используются: сессия лежит в хранилище браузера. Там же язык, валюта, тема и закрытые подсказки. Сторонних счётчиков нет.',
        'Кіру үшін cookie қолданылмайды: сессия браузер жадында тұрады. Тіл, валюта, тақырып пен жабылған кеңестер де сонда. Бөгде санауыштар жоқ.',
        'Giriş üçün kuki istifadə olunmur: sessiya brauzerin yaddaşındadır. Dil, valyuta, tema və bağlanmış ipucları da oradadır. Kənar sayğaclar yoxdur.',
        'Logging in uses no cookies: your session is kept in your browser’s storage, along with your language, currency, theme and dismissed tips. There are no third-party trackers.',
      ),
    },
    {
      heading: t('Как удалить', 'Қалай жоюға болады', 'Necə silmək olar', 'How to delete it'),
      body: t(
        'Выйдите из аккаунта или очистите данные сайта в настройках браузера.',
        'Аккаунттан шығыңыз немесе браузер баптауында сайт деректерін тазалаңыз.',
        'Hesabdan çıxın və ya brauzer parametrlərində saytın məlumatlarını silin.',
        'Log out, or clear the site’s data in your browser settings.',
      ),
    },
  ],
};

export const about: Page = {
  slug: 'about',
  title: t('О проекте', 'Жоба туралы', 'Layihə haqqında', 'About'),
  summary: t(
    'Что такое Tulpar и чьи рисунки в нём.',
    'Tulpar деген не және суреттері кімдікі.',
    'Tulpar nədir və rəsmlər kimindir.',
    'What Tulpar is, and whose drawings it uses.',
  ),
  footer: 7,
  sections: [
    {
      heading: t('Tulpar', 'Tulpar', 'Tulpar', 'Tulpar'),
      body: t(
        'Tulpar — веб-приложение игрока онлайн-казино с открытым кодом и учебным сервером. Студии, игры и выигрыши на этом сервере вымышлены, деньги ненастоящие.',
        'Tulpar — онлайн казино ойыншысына арналған ашық кодты веб-қолданба және оқу сервері. Бұл сервердегі студиялар, ойындар мен ұтыстар ойдан шығарылған, ақша шынайы емес.',
        'Tulpar onlayn kazino oyunçusu üçün açıq kodlu veb tətbiq və nümunə serverdir. Bu serverdəki studiyalar, oyunlar və uduşlar uydurulub, pul həqiqi deyil.',
        'Tulpar is an open-source online casino web app with a reference server. The studios, games and wins on this server are fictional, and the money isn’t real.',
      ),
    },
    {
      heading: t('Рисунки и шрифты', 'Суреттер мен қаріптер', 'Rəsmlər və şriftlər', 'Drawings and fonts'),
      body: t(
        '- Эмблемы игр: game-icons.net, авторы Lorc, Delapouite и другие, лицензия CC BY 3.0; перекрашены, сделаны рельефными и собраны в композиции\n- Надписи игр: Lilita One, Cinzel, Bowlby One, Russo One, Playfair Display, Alfa Slab One, Pirata One, Righteous, лицензия SIL OFL 1.1\n- Символ, крылатый конь и предметы нарисованы для этого проекта',
        '- Ойын эмблемалары: game-icons.net, авторлары Lorc, Delapouite және басқалар, CC BY 3.0 лицензиясы; қайта боялып, бедерленіп, құрастырылған\n- Ойын жазулары: Lilita One, Cinzel, Bowlby One, Russo One, Playfair Display, Alfa Slab One, Pirata One, Righteous, SIL OFL 1.1 лицензиясы\n- Таңба, қанатты тұлпар мен заттар осы жоба үшін салынған',
        '- Oyun emblemləri: game-icons.net, müəlliflər Lorc, Delapouite və başqaları, CC BY 3.0 lisenziyası; rənglənib, qabarıq edilib və birləşdirilib\n- Oyun yazıları: Lilita One, Cinzel, Bowlby One, Russo One, Playfair Display, Alfa Slab One, Pirata One, Righteous, SIL OFL 1.1 lisenziyası\n- Simvol, qanadlı at və əşyalar bu layihə üçün çəkilib',
        '- Game emblems: game-icons.net by Lorc, Delapouite and contributors, licence CC BY 3.0; recoloured, embossed and composed\n- Game lettering: Lilita One, Cinzel, Bowlby One, Russo One, Playfair Display, Alfa Slab One, Pirata One, Righteous, licence SIL OFL 1.1\n- The symbol, the winged horse and the objects were drawn for this project',
      ),
    },
  ],
};

export const contacts: Page = {
  slug: 'contacts',
  title: t('Контакты', 'Байланыс', 'Əlaqə', 'Contacts'),
  summary: t(
    'Куда обратиться.',
    'Қайда хабарласуға болады.',
    'Hara müraciət etmək olar.',
    'How to reach us.',
  ),
  footer: 8,
  sections: [
    {
      heading: t('Это тестовый режим', 'Бұл — сынақ ортасы', 'Bu, sınaq mühitidir', 'This is a sandbox'),
      body: t(
        'В чате отвечает программа, а телефон, почта и часы работы — пример. Оператор указывает здесь свои.',
        'Чатта бағдарлама жауап береді, ал телефон, пошта және жұмыс уақыты — мысал. Оператор мұнда өзінікін көрсетеді.',
        'Çatda proqram cavab verir, telefon, e-poçt və iş saatları isə nümunədir. Operator burada özününküləri göstərir.',
        'A program replies in the chat; the phone, email and hours are examples. Operators list their own here.',
      ),
    },
    {
      heading: t('Жалоба или спор', 'Шағым немесе дау', 'Şikayət və ya mübahisə', 'Complaints and disputes'),
      body: t(
        'Сначала напишите в поддержку и назовите номер операции. Если ответ не устроит, обратитесь в орган, который выдал лицензию: оператор указывает его здесь.',
        'Алдымен қолдау қызметіне жазып, операция нөмірін атаңыз. Жауап көңіліңізден шықпаса, лицензия берген органға жүгініңіз: оператор оны осында көрсетеді.',
        'Əvvəlcə dəstəyə yazın və əməliyyatın nömrəsini göstərin. Cavab sizi qane etməsə, lisenziyanı vermiş orqana müraciət edin: operator onu burada göstərir.',
        'Write to support first and give the transaction number. If you’re not satisfied with the reply, contact the licensing authority: operators list it here.',
      ),
    },
  ],
};
