/**
 * Classes for a banner (a size container) whose text is large for its width. They show the text completely, over the
 * backdrop or a darkened picture.
 */
export const largeText = {
  /** Paragraphs that are otherwise limited to a number of lines. */
  text: '@max-[15rem]:line-clamp-none @max-[15rem]:max-w-full',
  headline:
    '@max-[15rem]:line-clamp-none @max-[15rem]:max-w-full @max-[15rem]:text-[1.25rem] @max-[15rem]:leading-6 @max-[15rem]:wrap-anywhere',
  /** Single lines that are truncated otherwise. */
  line: '@max-[15rem]:max-w-full @max-[15rem]:whitespace-normal',
  object: '@max-[15rem]:hidden',
  scrim: '@max-[15rem]:bg-black/60 @max-[15rem]:bg-none',
} as const;
