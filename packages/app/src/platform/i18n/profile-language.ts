/**
 * Option of a read whose answer the server writes in the language of the profile, because its address cannot name one:
 * when another language is saved, what was read before is in the former one (I18N-13).
 */
export const inProfileLanguage = { meta: { isInProfileLanguage: true } } as const;

/** The reads that `inProfileLanguage` marks. */
export const readsInProfileLanguage = {
  predicate: ({ meta }: { meta?: Readonly<Record<string, unknown>> | undefined }) =>
    meta?.['isInProfileLanguage'] === true,
} as const;
