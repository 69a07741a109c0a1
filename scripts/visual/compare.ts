import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { sizes, shotName, themes } from './capture.ts';
import type { Graph, StoryEntry } from './graph.ts';
import type { Album, Shot, Shots } from './pictures.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** One shot of both builds and what is to be thought of it. */
export interface Comparison {
  readonly story: string;
  readonly title: string;
  readonly name: string;
  readonly file: string;
  readonly width: number;
  readonly theme: string;
  readonly verdict: Verdict;
  readonly pixels: number;
  /** Modules of the story that differ between the builds. */
  readonly causes: readonly string[];
  readonly before?: Shot;
  readonly after?: Shot;
  /** The differing pixels, red over a faint picture. */
  readonly difference?: Buffer;
}

/** Pixels that differ between two pictures, and where. Where only one of them reaches, everything differs. */
export function differenceOf(before: Buffer, after: Buffer): { pixels: number; picture?: Buffer } {
  if (before.equals(after)) return { pixels: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const sheet = (picture: PNG, rest: number) => {
    const whole = new PNG({ width, height });
    // The colours differ from each other, so the part that only one picture has counts as different.
    for (let at = 0; at < whole.data.length; at += 4) whole.data.set([rest, 0, 255 - rest, 255], at);
    PNG.bitblt(picture, whole, 0, 0, picture.width, picture.height, 0, 0);
    return whole.data;
  };
  const output = new PNG({ width, height });
  const pixels = pixelmatch(sheet(one, 0), sheet(other, 255), output.data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.2,
  });
  return pixels === 0 ? { pixels } : { pixels, picture: PNG.sync.write(output) };
}

function pixelsBetween(album: Album, before: Shot, after: Shot): { pixels: number; picture?: Buffer } {
  if (before.picture === after.picture) return { pixels: 0 };
  if (before.picture === undefined || after.picture === undefined) return { pixels: Number.MAX_SAFE_INTEGER };
  return differenceOf(album.read(before.picture), album.read(after.picture));
}

/** Compares every shot of two builds. */
export function compare(
  album: Album,
  [before, seenBefore]: readonly [Graph, Shots],
  [after, seenAfter]: readonly [Graph, Shots],
  causes: ReadonlyMap<string, readonly string[]>,
  only: (id: string, story: StoryEntry) => boolean,
): Comparison[] {
  const stories = Object.entries({ ...before.stories, ...after.stories }).filter(([id, story]) =>
    only(id, story),
  );
  return stories.flatMap(([id, story]) =>
    sizes.flatMap(({ width }) =>
      themes.map((theme): Comparison => {
        const name = shotName(id, width, theme);
        const [old, young] = [seenBefore[name], seenAfter[name]];
        const why = causes.get(id) ?? [];
        const { pixels, picture } = old && young ? pixelsBetween(album, old, young) : { pixels: 0 };
        const verdict = verdictOf({
          before: old ? 'there' : 'missing',
          after: young ? 'there' : 'missing',
          unseen: young !== undefined && young.picture === undefined,
          pixels,
          endsOtherwise: (old?.error === undefined) !== (young?.error === undefined),
          causes: why,
        });
        return {
          story: id,
          title: story.title,
          name: story.name,
          file: story.file,
          width,
          theme,
          verdict,
          pixels,
          causes: why,
          ...(old ? { before: old } : {}),
          ...(young ? { after: young } : {}),
          ...(picture ? { difference: picture } : {}),
        };
      }),
    ),
  );
}
