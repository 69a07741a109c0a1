import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg)$/;

/** Writes a `.br` file at maximum quality next to every text file, which is too slow to do per response. */
export function compressed(): Plugin {
  return {
    name: 'app-compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const pack = async ([name, file]: [string, (typeof bundle)[string]]) => {
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
      };
      await Promise.all(
        Object.entries(bundle)
          .filter(([name]) => TEXT.test(name))
          .map(pack),
      );
    },
  };
}
