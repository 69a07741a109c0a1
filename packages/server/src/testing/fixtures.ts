import type { Dependencies } from '../dependencies.ts';
import type { GameFacts } from '../ports.ts';
import type { Random } from '../domain/rounds/slot.ts';
import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

type Changes = Readonly<Record<string, unknown>>;

/** Site data that every login must contain. */
export const site = { region: 'KZ', brand: 'tulpar', domain: 'localhost' };

export const signUpBody = (email: string, changes: Changes = {}) => ({
  email,
  password: 'secret-word',
  promo_code: null,
  currency: 'KZT',
  language: 'ru',
  receive_email: true,
  receive_sms: true,
  brand: 'tulpar',
  recaptcha_token: '',
  referrer: null,
  landing_page: null,
  fingerprint: 'f-1',
  time_offset: 300,
  timezone: 'Asia/Almaty',
  ...changes,
});

/** Body of a deposit for a player who uses the app at `origin`. */
export const payBody = (origin: string, changes: Changes = {}) => ({
  type: 'deposit',
  fail_url: `${origin}/#payment_error`,
  uid: 'kz-card',
  amount: 500_000,
  currency: 'KZT',
  locale: 'ru',
  fields: {},
  card_id: null,
  offer_id: null,
  ...changes,
});

/** The only game of a test server. */
export const testGame: GameFacts = {
  slug: 'lazy-lantern',
  name: 'Lazy Lantern',
  hasDemo: true,
  minBet: { kzt: 1_000, azn: 10 },
  maxBet: { kzt: 1_000_000, azn: 5_000 },
  wagerContribution: 100,
  countries: ['KZ', 'AZ'],
};

/** Random numbers for reels on which no line wins. */
export function losing(): Random {
  let cell = 0;
  return () => {
    cell += 1;
    return Math.floor((cell - 1) / 3) % 2 === 0 ? 0 : 42;
  };
}

/** Every cell shows the most common symbol: ten lines of five leaves, 180 times the stake. */
export const winning: Random = () => 42;

/** Creates many players without sessions; returns their ids. */
export async function addPlayers(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  count: number,
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < count; from += 1_000) {
    const rows = await db
      .insertInto('players')
      .values(
        Array.from({ length: Math.min(1_000, count - from) }, (_, at) => ({
          password_hash: 'none',
          registration_type: 'email' as const,
          email: `rival${from + at}@example.com`,
          currency: 'KZT' as const,
          language: 'ru' as const,
          created_at: clock.now(),
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

export const plainPicture = (form: 'jpeg' | 'png' = 'jpeg', width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
    .toFormat(form)
    .toBuffer();

/** A noisy JPEG of about one byte per pixel. */
export function noisyPicture(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
};

/** A small PNG whose header claims any size. */
export function pictureBomb(width: number, height = width): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export async function pictureWithText(text: string): Promise<Buffer> {
  const png = await plainPicture('png');
  // Insert it after the signature (8 bytes) and IHDR (25 bytes).
  return Buffer.concat([
    png.subarray(0, 33),
    chunk('tEXt', Buffer.from(`Comment\0${text}`)),
    png.subarray(33),
  ]);
}
