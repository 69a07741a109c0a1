const files = import.meta.glob<Readonly<Record<string, unknown>>>('./ru/*.json', {
  eager: true,
  import: 'default',
});

// The default export is what a dynamic import of a whole catalogue reads.
export default Object.assign({}, ...Object.values(files)) as Readonly<Record<string, unknown>>;
