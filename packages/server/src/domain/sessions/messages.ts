import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { unknownDevice } from '../notifications/index.ts';
import type { Language, Translated } from '../locale/locale.ts';

interface Letter {
  readonly subject: Translated;
  readonly body: Translated;
}

const letters = {
  confirm_email: {
    subject: {
      ru: 'Подтвердите e-mail',
      kk: 'Поштаңызды растаңыз',
      az: 'E-poçtu təsdiqləyin',
      en: 'Confirm your e-mail',
    },
    body: {
      ru: 'Откройте ссылку, чтобы подтвердить адрес. Она действует три дня. Если вы не регистрировались, ничего делать не нужно.',
      kk: 'Мекенжайды растау үшін сілтемені ашыңыз. Ол үш күн жарамды. Тіркелмеген болсаңыз, ештеңе істеудің қажеті жоқ.',
      az: 'Ünvanı təsdiqləmək üçün keçidi açın. O, üç gün qüvvədədir. Qeydiyyatdan keçməmisinizsə, heç nə etmək lazım deyil.',
      en: 'Open the link to confirm your address. It works for three days. If you did not register, there is nothing to do.',
    },
  },
  reset_password: {
    subject: {
      ru: 'Новый пароль',
      kk: 'Жаңа құпиясөз',
      az: 'Yeni şifrə',
      en: 'New password',
    },
    body: {
      ru: 'Откройте ссылку, чтобы задать новый пароль. Она действует один час. Если вы этого не просили, ничего не изменится.',
      kk: 'Жаңа құпиясөз қою үшін сілтемені ашыңыз. Ол бір сағат жарамды. Сіз сұрамаған болсаңыз, ештеңе өзгермейді.',
      az: 'Yeni şifrə təyin etmək üçün keçidi açın. O, bir saat qüvvədədir. Bunu siz istəməmisinizsə, heç nə dəyişməyəcək.',
      en: 'Open the link to set a new password. It works for one hour. If you did not ask for it, nothing changes.',
    },
  },
  reset_password_phone: {
    subject: { ru: 'Код', kk: 'Код', az: 'Kod', en: 'Code' },
    body: {
      ru: '{code} — код для нового пароля. Никому его не сообщайте. Действует 10 минут.',
      kk: '{code} — жаңа құпиясөзге арналған код. Ешкімге айтпаңыз. 10 минут жарамды.',
      az: '{code} — yeni şifrə üçün kod. Heç kimə deməyin. 10 dəqiqə qüvvədədir.',
      en: '{code} is your Tulpar password reset code. Don’t share it with anyone. It expires in 10 minutes.',
    },
  },
  confirm_phone: {
    subject: { ru: 'Код', kk: 'Код', az: 'Kod', en: 'Code' },
    body: {
      ru: '{code} — код для подтверждения номера. Никому его не сообщайте. Действует 10 минут.',
      kk: '{code} — нөмірді растауға арналған код. Ешкімге айтпаңыз. 10 минут жарамды.',
      az: '{code} — nömrəni təsdiqləmək üçün kod. Heç kimə deməyin. 10 dəqiqə qüvvədədir.',
      en: '{code} is your Tulpar confirmation code. Don’t share it with anyone. It expires in 10 minutes.',
    },
  },
  new_device: {
    subject: {
      ru: 'Вход с нового устройства',
      kk: 'Жаңа құрылғыдан кіру',
      az: 'Yeni cihazdan giriş',
      en: 'New login to your account',
    },
    body: {
      ru: 'Устройство: {device}. Если это не вы, войдите, завершите эту сессию в настройках и смените пароль.',
      kk: 'Құрылғы: {device}. Бұл сіз болмасаңыз, кіріп, осы сессияны баптауларда аяқтаңыз да, құпиясөзді өзгертіңіз.',
      az: 'Cihaz: {device}. Bu siz deyilsinizsə, daxil olun, həmin sessiyanı parametrlərdə bitirin və şifrəni dəyişin.',
      en: 'Device: {device}. If this wasn’t you, log in, end that session in settings and change your password.',
    },
  },
  new_device_phone: {
    subject: { ru: 'Вход', kk: 'Кіру', az: 'Giriş', en: 'Login' },
    body: {
      ru: 'Вход с нового устройства: {device}. Не вы? Завершите сессию в настройках и смените пароль.',
      kk: 'Жаңа құрылғыдан кіру: {device}. Сіз емессіз бе? Сессияны баптауларда аяқтап, құпиясөзді өзгертіңіз.',
      az: 'Yeni cihazdan giriş: {device}. Siz deyilsiniz? Sessiyanı parametrlərdə bitirin, şifrəni dəyişin.',
      en: 'New login to Tulpar: {device}. Not you? End the session in settings and change your password.',
    },
  },
  confirm_change: {
    subject: { ru: 'Код', kk: 'Код', az: 'Kod', en: 'Code' },
    body: {
      ru: '{code} — код для изменения ваших данных. Никому его не сообщайте. Действует 10 минут.',
      kk: '{code} — деректеріңізді өзгертуге арналған код. Ешкімге айтпаңыз. 10 минут жарамды.',
      az: '{code} — məlumatlarınızı dəyişmək üçün kod. Heç kimə deməyin. 10 dəqiqə qüvvədədir.',
      en: '{code} is your Tulpar code for changing your details. Don’t share it with anyone. It expires in 10 minutes.',
    },
  },
  contacts_changed: {
    subject: {
      ru: 'Ваши контакты изменены',
      kk: 'Байланыс деректеріңіз өзгертілді',
      az: 'Əlaqə məlumatlarınız dəyişdirildi',
      en: 'Your contact details were changed',
    },
    body: {
      ru: 'В вашем аккаунте Tulpar изменён e-mail или телефон. Если это сделали не вы, откройте ссылку: она вернёт прежние контакты и завершит все входы. Ссылка действует 72 часа.',
      kk: 'Tulpar аккаунтыңызда пошта немесе телефон өзгертілді. Мұны өзіңіз жасамасаңыз, сілтемені ашыңыз: ол бұрынғы деректерді қайтарып, барлық құрылғыдан шығарады. Сілтеме 72 сағат жарамды.',
      az: 'Tulpar hesabınızda e-poçt və ya telefon dəyişdirildi. Bunu siz etməmisinizsə, keçidi açın: o, əvvəlki məlumatları qaytaracaq və bütün cihazlardan çıxış edəcək. Keçid 72 saat qüvvədədir.',
      en: 'The email or phone of your Tulpar account was changed. If this wasn’t you, open the link: it restores the previous details and logs out every device. The link works for 72 hours.',
    },
  },
  password_changed: {
    subject: {
      ru: 'Ваш пароль изменён',
      kk: 'Құпиясөзіңіз өзгертілді',
      az: 'Şifrəniz dəyişdirildi',
      en: 'Your password was changed',
    },
    body: {
      ru: 'Пароль вашего аккаунта Tulpar изменён. Если это сделали не вы, откройте ссылку: она вернёт прежний пароль и завершит все входы. Ссылка действует 72 часа.',
      kk: 'Tulpar аккаунтыңыздың құпиясөзі өзгертілді. Мұны өзіңіз жасамасаңыз, сілтемені ашыңыз: ол бұрынғы құпиясөзді қайтарып, барлық құрылғыдан шығарады. Сілтеме 72 сағат жарамды.',
      az: 'Tulpar hesabınızın şifrəsi dəyişdirildi. Bunu siz etməmisinizsə, keçidi açın: o, əvvəlki şifrəni qaytaracaq və bütün cihazlardan çıxış edəcək. Keçid 72 saat qüvvədədir.',
      en: 'The password of your Tulpar account was changed. If this wasn’t you, open the link: it restores the previous password and logs out every device. The link works for 72 hours.',
    },
  },
} as const satisfies Record<string, Letter>;

interface Send {
  readonly purpose: keyof typeof letters;
  readonly recipient: string;
  readonly language: Language;
  readonly link?: string;
  readonly code?: string;
  /** Device and browser of a sign-in; empty if unknown. */
  readonly device?: string;
}

/** Writes a message in the player's language and hands it to the outbox. */
export async function sendMessage(
  { outbox }: Pick<Ports, 'outbox'>,
  trx: Connection,
  { purpose, recipient, language, link, code, device }: Send,
  now: Date,
): Promise<void> {
  const letter = letters[purpose];
  await outbox.send(
    trx,
    {
      channel: recipient.includes('@') ? 'email' : 'sms',
      recipient,
      purpose,
      language,
      subject: letter.subject[language],
      body: letter.body[language]
        .replace('{code}', code ?? '')
        .replace('{device}', device || unknownDevice[language]),
      link: link ?? null,
    },
    now,
  );
}
