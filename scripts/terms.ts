import { globSync, readFileSync } from 'node:fs';

export const languages = ['ru', 'kk', 'az', 'en'] as const;
type Language = (typeof languages)[number];

/** A text shown to players, and where it is written. */
interface PlayerText {
  readonly language: Language;
  /** Placeholders are `{name}`. */
  readonly text: string;
  /** File and id, or file and path in it. */
  readonly at: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Texts of the catalogues in a folder, by id. */
const textsBelow = (folder: string): PlayerText[] =>
  languages.flatMap((language) =>
    globSync(`${folder}/${language}{,-pages}.json`).flatMap((file) =>
      Object.entries(read(file) as Record<string, string>).map(([id, text]) => ({
        language,
        text,
        at: `${file} ${id}`,
      })),
    ),
  );

export const catalogueTexts = (): PlayerText[] => textsBelow('packages/app/src/messages');

/** Texts of a data file: everything below a key that is a language. */
function textsIn(value: unknown, at: string, language?: Language): PlayerText[] {
  if (typeof value === 'string') return language ? [{ language, text: value, at }] : [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    textsIn(inner, `${at} ${key}`, languages.find((one) => one === key) ?? language),
  );
}

const SERVER_CATALOGUES = 'packages/server/src/domain/locale/texts';

/** Texts of the server: its catalogues, the sandbox and what a new database shows. */
export const serverTexts = (): PlayerText[] => [
  ...textsBelow(SERVER_CATALOGUES),
  ...globSync('packages/server/src/{db,sandbox}/**/*.json').flatMap((file) => textsIn(read(file), file)),
];

/** A term that texts must not use, and its replacement. */
type Term = readonly [banned: RegExp, use: string];

/** One term per concept, by language. */
export const terms: Readonly<Record<Language, readonly Term[]>> = {
  ru: [
    [/e-?mail/i, 'почта'],
    [/самоисключени/i, 'самоограничение'],
    [/(?<!\p{L})вращени/iu, 'фриспин'],
    [/песочниц/i, 'тестовый режим'],
    [/(?<!\p{L})столы(?!\p{L})/iu, 'настольные игры'],
    [/(?<!\p{L})логин(?!\p{L})/iu, 'почта или телефон'],
    [/верифицирован|личность (?:не )?подтвержден/i, 'верификация пройдена'],
    [/не затронуты/i, 'с деньгами ничего не случилось'],
    [/введённое/i, 'введённые данные'],
    [/бонус к депозиту/i, 'бонус на депозит'],
    [/лимит\p{L}* депозит/iu, 'лимит пополнений'],
    [/сработал\p{L}* ваш лимит/iu, 'достигнут ваш лимит'],
    [/все входы/i, 'сессии на всех устройствах'],
    [/став(?:ьте Tulpar|ится из)|поставить Tulpar/i, 'установить'],
  ],
  kk: [
    [/e-?mail/i, 'пошта'],
    [/фриспин/i, 'тегін айналдыру'],
    [/отыгрыш/i, 'айналым'],
    [/қосымша(?!\p{L})/iu, 'қолданба'],
    [/батырма/i, 'түйме'],
    [/үстелдер/i, 'үстел ойындары'],
    [/құмсалғыш/i, 'сынақ ортасы'],
    [/теңгерім/i, 'баланс'],
    [/есептік жазба/i, 'аккаунт'],
    [/статус/i, 'мәртебе'],
    [/мөлшерлеме|бәсеке/i, 'бәс'],
    [/қол астында/i, 'жаныңызда'],
    [/тәуліктік/i, 'күндік'],
    [/сәлемдесу/i, 'қош келдіңіз'],
    [/жауап бермейді/i, 'жауап бермей тұр'],
    [/тазарту/i, 'тазалау'],
    [/тарату(?:дан|ды)?(?!\p{L})/iu, 'жарнамалық хабарламалар'],
    [/құпиялық/i, 'құпиялылық'],
    [/VIP-клуб|демо-(?:баланс|ойын)/i, 'бөлек жазылады'],
    [/бәс жаса|жаса\p{L}+ бәс/iu, 'бәс тігу'],
    [/төлемдер (?:туралы|мен)|әр төлем/i, 'ақша шығару'],
    [/депозит\p{L}* лимит/iu, 'толықтыру лимиті'],
    [/есептелген бонус/i, 'берілген бонус'],
    [/ескерт/i, 'еске салу, назар аудару'],
    [/үзінді(?! көшірме)/iu, 'үзінді көшірме'],
    [/барлық хабарлама/i, 'барлық хабарландыру'],
    [/(?<!\p{L})ай бонус/iu, 'айдың бонусы'],
    [/құпиясөзді ауыстыр/i, 'құпиясөзді өзгерту'],
  ],
  az: [
    [/e-?mail/i, 'e-poçt'],
    [/frispin/i, 'pulsuz fırlanma'],
    [/promokod/i, 'promo kod'],
    [/stolüstü/i, 'masa oyunları'],
    [/tranzaksiya/i, 'əməliyyat'],
    [/əsas səhifə/i, 'ana səhifə'],
    [/pul çıxılm/i, 'pul tutulmayıb'],
    [/(?<!\p{L})xana/iu, 'sahə'],
    [/özünü məhdudlaşdırma/i, 'özünüməhdudlaşdırma'],
    [/günlük/i, 'gündəlik'],
    [/region/i, 'bölgə'],
    [/bonus\p{L}* götür/iu, 'bonusu al'],
    [/əməliyyatlar tarixçəsi/i, 'əməliyyat tarixçəsi'],
    [/çevrilmə məbləği/i, 'mərc tələbi'],
    [/minimal/i, 'minimum'],
    [/[“”]/, '« »'],
    [/uduzma(?!q)|itki/i, 'uduzuş'],
    [/ödənişlər (?:haqqında|və)|hər ödəniş/i, 'çıxarış'],
    [/əlaqə kəsil/i, 'bağlantı kəsilib'],
    [/hesablan(?:an bonus|ma tarix)/i, 'verilən bonus, verilmə tarixi'],
    [/(?:limiti|kodu?|xatırlatma) saxla/i, 'yadda saxla'],
    [/istənilən başqası/i, 'istənilən digər'],
  ],
  en: [
    [/cash[ -]?box/i, 'cashier'],
    [/e-mail/i, 'email'],
    [/\bsign(?:ed|ing)?[ -]in\b/i, 'log in, log-in'],
    [/\blogin\b/i, 'log-in'],
    [/\boperations?\b/i, 'transaction'],
    [/\b(?:cannot|(?:is|are|do|does|did|was|were|has|have|could|would) not)\b/i, 'contraction'],
    [/\btop up\b/i, 'deposit'],
    [/\bmain page\b/i, 'home page'],
    [/(?<!\bat )\bstakes?\b/i, 'bet'],
    [/\bat once\b/i, 'straight away, immediately'],
    [/\bin force\b/i, 'active'],
    [/\bnewsletters?\b/i, 'marketing messages'],
    [/\bthere is no such\b/i, 'not found'],
    [/\bpictures?\b(?!s)/i, 'photo'],
    [/\bnovice\b/i, 'newcomer'],
    [/\bapproved\b/i, 'accepted'],
    [/\bwrite to\b/i, 'contact'],
    [/\b\d of 5\b/, 'out of 5'],
  ],
};

/** A case ending attached to a placeholder, which cannot be inflected: `{amount}-дейін`, `{date} qədər`. */
const BENT: Readonly<Partial<Record<Language, RegExp>>> = {
  kk: /\}[»”]?(?:-?(?:[гқ]а|[гк]е|[дт][ае]|[дтн][ае]н|[дтн][ыі]|[дтн][ыі]ң|[бпм]ен)(?!\p{L})| (?:дейін|бастап|кейін))/u,
  az: /\}[»”]?(?:[-’']?(?:d[əa]k|d[əa]n?|[ıiuü]n?|n[ıiuü]n?|y?[əa]|c[ıiuü])(?!\p{L})| qədər)/u,
};

const AMOUNT = /\d \d{3}(?!\d)|[\d}] [₸₼]/;
const MULTIPLIER = /×(?=[\d{])|[\d}](?:×|x\b)/;

/** Words for withdrawing money and words that promise it unconditionally, in either order. */
const PROMISES: Readonly<Record<Language, readonly [take: string, whenever: string]>> = {
  ru: [
    'вывести|вывод|выводит|снять деньги',
    'в любое время|в любой (?:момент|день|час)|когда угодно|всегда|без условий|без ограничений',
  ],
  kk: [
    'шығар|алуға болады',
    'кез келген (?:уақытта|сәтте|күні)|қашан (?:болса )?да|әрқашан|әрдайым|шартсыз|шектеусіз',
  ],
  az: [
    'çıxar|götürmək olar',
    'istənilən (?:vaxt|an|gün)|hər (?:an|zaman)|nə vaxt|həmişə|şərtsiz|məhdudiyyətsiz',
  ],
  en: [
    'withdraw|cash out|take out',
    'at any time|any ?time|(?:on )?any day|(?:at )?any moment|whenever|can always|without (?:conditions|limits)|unconditional',
  ],
};

/**
 * Whether a text promises withdrawals without conditions, which is false: deposits have a turnover requirement, and a
 * withdrawal cancels bonuses.
 */
function promisesWithdrawal(language: Language, text: string): boolean {
  const [take, whenever] = PROMISES[language];
  return new RegExp(
    `(?:${take})[^.!?]{0,60}(?:${whenever})|(?:${whenever})[^.!?]{0,60}(?:${take})`,
    'i',
  ).test(text);
}

/** Text without the names of placeholders and the URLs of links. */
const wordsOf = (text: string) => text.replaceAll(/\{\w+|\]\([^)]*\)/g, '{');

/** Errors of a text in terms, promises and format. */
export function wordFaults(language: Language, text: string): string[] {
  const words = wordsOf(text);
  const faults = terms[language]
    .filter(([banned]) => banned.test(words))
    .map(([banned, use]) => `${banned.exec(words)?.[0] ?? ''} → ${use}`);
  if (promisesWithdrawal(language, text)) faults.push('promises withdrawals without conditions');
  if (BENT[language]?.test(text)) faults.push('a value has a case ending');
  if (AMOUNT.test(text)) faults.push('a plain space inside an amount');
  if (MULTIPLIER.test(text)) faults.push('a multiplier is written x10');
  return faults;
}

/** Numbers in a text, without those of placeholders and plural forms. */
export const figuresOf = (text: string): string[] =>
  text.replaceAll(/\{\w+(?:, plural,)?|=\d/g, '').match(/\d+/g) ?? [];

/** Durations, ages, multipliers and percentages, which are settings that the server puts into texts. */
const SET_FIGURE =
  /\d+(?:\+|%|[\s-]?(?:дн|день|час|минут|сут|күн|сағат|gün|saat|dəq|days?\b|hours?\b|minutes?\b))|\bx\d/i;

/** Whether a text hard-codes a value that is a setting. */
export const hasSetFigure = (text: string): boolean => SET_FIGURE.test(text);
