const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    './kk/*.json',
    '!./kk/{banners,bonuses,catalogue,content,errors,games,low-data,offline,pages,session,shell}.json',
  ],
  { eager: true, import: 'default' },
);

export default Object.assign({}, ...Object.values(files)) as Readonly<Record<string, unknown>>;
