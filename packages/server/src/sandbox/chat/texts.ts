import type { Language } from '../../domain/locale/locale.ts';

interface ChatTexts {
  /** Accessible name of the message list. */
  readonly log: string;
  readonly you: string;
  readonly support: string;
  readonly note: string;
  readonly greeting: string;
  readonly write: string;
  readonly send: string;
  readonly failed: string;
  readonly ended: string;
  /** First reply by default. */
  readonly answer: string;
  /** First reply to a message with a payment reference. */
  readonly payment: string;
  /** Second reply, some seconds later. */
  readonly later: string;
}

/** Texts of the chat; `{reference}` is the payment's reference. */
export const chatTexts: Readonly<Record<Language, ChatTexts>> = {
  ru: {
    log: 'Переписка с поддержкой',
    you: 'Вы',
    support: 'Поддержка',
    note: 'Тестовый чат: отвечает программа, сообщения никто не читает.',
    greeting: 'Здравствуйте! Чем помочь?',
    write: 'Сообщение',
    send: 'Отправить',
    failed: 'Сообщение не отправлено. Проверьте связь и попробуйте ещё раз.',
    ended: 'Разговор завершён. Закройте чат и откройте его снова.',
    answer: 'Спасибо, сообщение получено.',
    payment: 'Спасибо, вопрос по платежу {reference} получен. Этапы платежа видны в истории операций.',
    later: 'Если остались вопросы, напишите здесь.',
  },
  kk: {
    log: 'Қолдау қызметімен жазысу',
    you: 'Сіз',
    support: 'Қолдау қызметі',
    note: 'Сынақ чаты: бағдарлама жауап береді, хабарламаларды ешкім оқымайды.',
    greeting: 'Сәлеметсіз бе! Қалай көмектесейік?',
    write: 'Хабарлама',
    send: 'Жіберу',
    failed: 'Хабарлама жіберілмеді. Байланысты тексеріп, қайталап көріңіз.',
    ended: 'Әңгіме аяқталды. Чатты жауып, қайта ашыңыз.',
    answer: 'Рақмет, хабарламаңызды алдық.',
    payment: 'Рақмет, сұрағыңызды алдық. Төлем: {reference}. Оның кезеңдері операциялар тарихында көрінеді.',
    later: 'Тағы сұрақтарыңыз болса, осында жазыңыз.',
  },
  az: {
    log: 'Dəstəklə yazışma',
    you: 'Siz',
    support: 'Dəstək',
    note: 'Sınaq çatı: proqram cavab verir, mesajları heç kim oxumur.',
    greeting: 'Salam! Necə kömək edə bilərik?',
    write: 'Mesaj',
    send: 'Göndər',
    failed: 'Mesaj göndərilmədi. Bağlantını yoxlayıb yenidən cəhd edin.',
    ended: 'Söhbət bitdi. Çatı bağlayıb yenidən açın.',
    answer: 'Təşəkkürlər, mesajınızı aldıq.',
    payment: 'Təşəkkürlər, sualınızı aldıq. Ödəniş: {reference}. Mərhələləri əməliyyat tarixçəsində görünür.',
    later: 'Başqa sualınız varsa, burada yazın.',
  },
  en: {
    log: 'Conversation with support',
    you: 'You',
    support: 'Support',
    note: 'Test chat: replies are automatic and nobody reads your messages.',
    greeting: 'Hello! How can we help?',
    write: 'Message',
    send: 'Send',
    failed: 'The message wasn’t sent. Check your connection and try again.',
    ended: 'This conversation has ended. Close the chat and open it again.',
    answer: 'Thanks, we’ve got your message.',
    payment:
      'Thanks, we’ve got your question about payment {reference}. Its stages are in your transaction history.',
    later: 'If you have more questions, write here.',
  },
};
