import sharp from 'sharp';
import { createLimiter } from '../../queues.ts';

export type FileProblem = 'FILE_TYPE' | 'FILE_TOO_LARGE';

/** Maximum pixels of a picture: a small file can decompress to more than the available memory. */
const mostPixels = 80_000_000;
/** Maximum pixels of an interlaced PNG, which must be decoded as a whole. */
const mostInterlaced = 40_000_000;
/** Maximum stored side length, px; enough to read small print. */
const longestSide = 4096;
/** Maximum processing time, seconds. */
const patience = 20;

const endings = /\.(?:jpe?g|png)$/i;
const signatures = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;
type Form = keyof typeof signatures;

/** Pictures are decoded one at a time: no other operation of players is so expensive. */
const inTurn = createLimiter(1);

/** Image format by the first bytes; name and header are not trusted. */
export function formOf(bytes: Uint8Array): Form | null {
  for (const form of ['jpeg', 'png'] as const) {
    const signature = signatures[form];
    if (signature.equals(bytes.subarray(0, signature.length))) return form;
  }
  return null;
}

/** Re-encodes a picture, which removes hidden data such as location, time and embedded markup. */
export async function redraw(
  bytes: Uint8Array,
): Promise<{ readonly content: Buffer } | { readonly problem: FileProblem }> {
  const form = formOf(bytes);
  if (form === null) return { problem: 'FILE_TYPE' };
  return await inTurn(async () => {
    try {
      const source = sharp(bytes, {
        limitInputPixels: mostPixels,
        failOn: 'error',
        sequentialRead: true,
      }).timeout({ seconds: patience });
      const { width, height, format, isProgressive } = await source.metadata();
      if (format !== form) return { problem: 'FILE_TYPE' as const };
      const most = form === 'png' && isProgressive ? mostInterlaced : mostPixels;
      if (width * height > most) return { problem: 'FILE_TOO_LARGE' as const };
      const content = await source
        .autoOrient()
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: 85 })
        .toBuffer();
      return { content };
    } catch (error) {
      const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
      return { problem: isTooLarge ? ('FILE_TOO_LARGE' as const) : ('FILE_TYPE' as const) };
    }
  });
}

/** Maximum length of a stored file name without its extension, characters. */
const longestName = 80;

/** Makes a file name safe to show: no folders, no second extension, no invisible or special characters. */
export function shownName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const ending = endings.exec(last)?.[0].toLowerCase() ?? '.jpg';
  const stem = last
    .replace(endings, '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replaceAll('.', '_')
    .trim();
  return `${[...(stem === '' ? 'document' : stem)].slice(0, longestName).join('')}${ending}`;
}
