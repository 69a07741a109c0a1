import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { screens } from './stories.tsx';

/** Long sample texts per language, to find texts that do not fit. */
export const longTexts = {
  ru: {
    name: 'Сокровища степного кургана',
    status: 'Отклонён',
    title: 'Платёжная система отвечает дольше обычного',
    text: 'Деньги не потеряются: как только банк подтвердит операцию, они появятся на счёте.',
    label: 'Имя и отчество, как в удостоверении личности',
    hint: 'Карта должна быть выпущена на ваше имя',
    error: 'Введите имя так, как оно написано в документе: только буквами, без сокращений',
    action: 'Подтвердить аккаунт и пополнить счёт',
  },
  kk: {
    name: 'Қобыланды батыр қазынасы',
    status: 'Қабылданбады',
    title: 'Төлем жүйесі әдеттегіден ұзақ жауап беруде',
    text: 'Ақша жоғалмайды: банк операцияны растаған бойда шотқа түседі.',
    label: 'Жеке куәліктегі толық аты-жөніңіз',
    hint: 'Карта сіздің атыңызға шығарылған болуы керек',
    error: 'Атыңызды құжатта жазылғандай, тек әріптермен, қысқартпай жазыңыз',
    action: 'Аккаунтты растап, шотты толықтыру',
  },
  az: {
    name: 'Çöl kurqanının xəzinələri',
    status: 'Rədd edildi',
    title: 'Ödəniş sistemi həmişəkindən gec cavab verir',
    text: 'Vəsait itməyəcək: bank əməliyyatı təsdiqləyən kimi hesaba daxil olacaq.',
    label: 'Şəxsiyyət vəsiqəsində göstərilən tam ad və soyad',
    hint: 'Kart sizin adınıza verilmiş olmalıdır',
    error: 'Adınızı şəxsiyyət vəsiqənizdə yazıldığı kimi, yalnız hərflərlə daxil edin',
    action: 'Hesabı təsdiqləyin və balansı artırın',
  },
  en: {
    name: 'Treasures of the steppe barrow',
    status: 'Rejected',
    title: 'The payment system is answering slower than usual',
    text: 'No money is lost: it reaches your account as soon as the bank confirms the payment.',
    label: 'First and middle names as in your identity card',
    hint: 'The card must be issued in your own name',
    error: 'Enter your name exactly as in the document: letters only, nothing shortened',
    action: 'Verify the account and make a deposit',
  },
} as const;

type Language = keyof typeof longTexts;
export type LongTexts = (typeof longTexts)[Language];

interface Props {
  children: (texts: LongTexts, language: Language) => ReactNode;
  className?: string | undefined;
}

/** Shows a component with long texts in each language. The shared story checks find texts that overflow. */
export function InEachLanguage({ children, className = 'flex flex-col gap-4' }: Props) {
  return (
    <div className={className}>
      {(Object.keys(longTexts) as Language[]).map((language) => (
        <div key={language} lang={language} className="max-w-full min-w-0">
          {children(longTexts[language], language)}
        </div>
      ))}
    </div>
  );
}

/** A story at 320 px of a component with long texts in each language. */
export function longText<Args>(
  render: (texts: LongTexts, args: Args, language: Language) => ReactNode,
  { className, play }: Pick<Props, 'className'> & Pick<StoryObj, 'play'> = {},
) {
  return {
    globals: screens.narrow,
    ...(play && { play }),
    render: (args: Args) => (
      <InEachLanguage className={className}>
        {(texts, language) => render(texts, args, language)}
      </InEachLanguage>
    ),
  };
}
