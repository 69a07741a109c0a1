import { codeMinutes } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { unknownDevice } from '../notifications/index.ts';
import type { Language, Translated } from '../locale/locale.ts';

/** Validity of an undo link, hours. */
export const undoHours = 72;

interface Letter {
  readonly subject: Translated;
  readonly body: Translated;
}

const letters = {
  confirm_email: {
    subject: {
      ru: 'Tulpar: подтвердите почту',
      kk: 'Tulpar: поштаңызды растаңыз',
      az: 'Tulpar: e-poçtu təsdiqləyin',
      en: 'Tulpar: confirm your email',
    },
    body: {
      ru: 'Откройте ссылку, чтобы подтвердить адрес. Она действует три дня. Если вы не регистрировались, ничего делать не нужно.',
      kk: 'Мекенжайды растау үшін сілтемені ашыңыз. Ол үш күн жарамды. Тіркелмеген болсаңыз, ештеңе істеудің қажеті жоқ.',
      az: 'Ünvanı təsdiqləmək üçün keçidi açın. O, üç gün qüvvədədir. Qeydiyyatdan keçməmisinizsə, heç nə etmək lazım deyil.',
      en: 'Open the link to confirm your address. The link is valid for three days. If you didn’t sign up, ignore this email.',
    },
  },
  reset_password: {
    subject: {
      ru: 'Tulpar: ссылка для нового пароля',
      kk: 'Tulpar: жаңа құпиясөзге сілтеме',
      az: 'Tulpar: yeni şifrə üçün keçid',
      en: 'Tulpar: reset your password',
    },
    body: {
      ru: 'Откройте ссылку, чтобы задать новый пароль. Она действует один час. Если вы этого не запрашивали, не открывайте ссылку: пароль останется прежним.',
      kk: 'Жаңа құпиясөз қою үшін сілтемені ашыңыз. Ол бір сағат жарамды. Сіз сұрамаған болсаңыз, сілтемені ашпаңыз: құпиясөз өзгермейді.',
      az: 'Yeni şifrə təyin etmək üçün keçidi açın. O, bir saat qüvvədədir. Bunu siz istəməmisinizsə, keçidi açmayın: şifrə dəyişməyəcək.',
      en: 'Open the link to set a new password. The link is valid for one hour. If you didn’t request this, ignore this email: your password won’t change.',
    },
  },
  reset_password_phone: {
    subject: { ru: 'Код', kk: 'Код', az: 'Kod', en: 'Code' },
    body: {
      ru: 'Tulpar: {code} — код для нового пароля. Никому его не сообщайте. Действует {minutes} минут.',
      kk: 'Tulpar: {code} — жаңа құпиясөзге арналған код. Ешкімге айтпаңыз. {minutes} минут жарамды.',
      az: 'Tulpar: {code} — yeni şifrə üçün kod. Heç kimə deməyin. {minutes} dəqiqə qüvvədədir.',
      en: '{code} is your Tulpar password reset code. Don’t share it with anyone. It expires in {minutes} minutes.',
    },
  },
  confirm_phone: {
    subject: { ru: 'Код', kk: 'Код', az: 'Kod', en: 'Code' },
    body: {
      ru: 'Tulpar: {code} — код для подтверждения номера. Никому его не сообщайте. Действует {minutes} минут.',
      kk: 'Tulpar: {code} — нөмірді растауға арналған код. Ешкімге айтпаңыз. {minutes} минут жарамды.',
      az: 'Tulpar: {code} — nömrəni təsdiqləmək üçün kod. Heç kimə deməyin. {minutes} dəqiqə qüvvədədir.',
      en: '{code} is your Tulpar confirmation code. Don’t share it with anyone. It expires in {minutes} minutes.',
    },
  },
  new_device: {
    subject: {
      ru: 'Tulpar: вход с нового устройства',
      kk: 'Tulpar: жаңа құрылғыдан кіру',
      az: 'Tulpar: yeni cihazdan giriş',
      en: 'Tulpar: log-in from a new device',
    },
    body: {
      ru: 'Устройство: {device}. Если это не вы, войдите, завершите эту сессию в настройках и смените пароль.',
      kk: 'Құрылғы: {device}. Бұл сіз болмасаңыз, кіріп, осы сессияны баптауларда аяқтаңыз да, құпиясөзді өзгертіңіз.',
      az: 'Cihaz: {device}. Bu siz deyilsinizsə, daxil olun, həmin sessiyanı parametrlərdə bitirin və şifrəni dəyişin.',
      en: 'Device: {device}. If this wasn’t you, log in, end that session in settings and change your password.',
    },
  },
  new_device_phone: {
    subject: { ru: 'Вход', kk: 'Кіру', az: 'Giriş', en: 'Log-in' },
    body: {
      ru: 'Tulpar: вход с нового устройства: {device}. Не вы? Завершите сессию в настройках и смените пароль.',
      kk: 'Tulpar: жаңа құрылғыдан кіру: {device}. Сіз емессіз бе? Сессияны баптауларда аяқтап, құпиясөзді өзгертіңіз.',
      az: 'Tulpar: yeni cihazdan giriş: {device}. Siz deyilsiniz? Sessiyanı parametrlərdə bitirin, şifrəni dəyişin.',
      en: 'New Tulpar log-in: {device}. Not you? End the session in settings and change your password.',
    },
  },
  confirm_change: {
    subject: { ru: 'Код', kk: 'Код', az: 'Kod', en: 'Code' },
    body: {
      ru: 'Tulpar: {code} — код для изменения ваших данных. Никому его не сообщайте. Действует {minutes} минут.',
      kk: 'Tulpar: {code} — деректеріңізді өзгертуге арналған код. Ешкімге айтпаңыз. {minutes} минут жарамды.',
      az: 'Tulpar: {code} — məlumatlarınızı dəyişmək üçün kod. Heç kimə deməyin. {minutes} dəqiqə qüvvədədir.',
      en: '{code} is your Tulpar code for changing your details. Don’t share it with anyone. It expires in {minutes} minutes.',
    },
  },
  contacts_changed: {
    subject: {
      ru: 'Tulpar: ваши контакты изменены',
      kk: 'Tulpar: байланыс деректеріңіз өзгертілді',
      az: 'Tulpar: əlaqə məlumatlarınız dəyişdirildi',
      en: 'Tulpar: your contact details were changed',
    },
    body: {
      ru: 'В вашем аккаунте Tulpar изменили почту или телефон. Если это сделали не вы, откройте ссылку: она вернёт прежние контакты и завершит все входы. Ссылка действует {hours} часа.',
      kk: 'Tulpar аккаунтыңызда пошта немесе телефон өзгертілді. Мұны өзіңіз жасамасаңыз, сілтемені ашыңыз: ол бұрынғы деректерді қайтарып, барлық құрылғыдан шығарады. Сілтеме {hours} сағат жарамды.',
      az: 'Tulpar hesabınızda e-poçt və ya telefon dəyişdirildi. Bunu siz etməmisinizsə, keçidi açın: o, əvvəlki məlumatları qaytaracaq və bütün cihazlardan çıxış edəcək. Keçid {hours} saat qüvvədədir.',
      en: 'The email or phone of your Tulpar account was changed. If this wasn’t you, open the link: it restores the previous details and logs out every device. The link is valid for {hours} hours.',
    },
  },
  password_changed: {
    subject: {
      ru: 'Tulpar: ваш пароль изменён',
      kk: 'Tulpar: құпиясөзіңіз өзгертілді',
      az: 'Tulpar: şifrəniz dəyişdirildi',
      en: 'Tulpar: your password was changed',
    },
    body: {
      ru: 'Пароль вашего аккаунта Tulpar изменён. Если это сделали не вы, откройте ссылку: она вернёт прежний пароль и завершит все входы. Ссылка действует {hours} часа.',
      kk: 'Tulpar аккаунтыңыздың құпиясөзі өзгертілді. Мұны өзіңіз жасамасаңыз, сілтемені ашыңыз: ол бұрынғы құпиясөзді қайтарып, барлық құрылғыдан шығарады. Сілтеме {hours} сағат жарамды.',
      az: 'Tulpar hesabınızın şifrəsi dəyişdirildi. Bunu siz etməmisinizsə, keçidi açın: o, əvvəlki şifrəni qaytaracaq və bütün cihazlardan çıxış edəcək. Keçid {hours} saat qüvvədədir.',
      en: 'The password of your Tulpar account was changed. If this wasn’t you, open the link: it restores the previous password and logs out every device. The link is valid for {hours} hours.',
    },
  },
} as const satisfies Record<string, Letter>;

interface Send {
  readonly purpose: keyof typeof letters;
  readonly recipient: string;
  readonly language: Language;
  readonly link?: string;
  readonly code?: string;
  /** Device and browser of a login; empty if unknown. */
  readonly device?: string;
}

/** Writes a message in the player's language to the outbox. */
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
        .replace('{minutes}', String(codeMinutes))
        .replace('{hours}', String(undoHours))
        .replace('{device}', device || unknownDevice[language]),
      link: link ?? null,
    },
    now,
  );
}
