const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  './en/{account,banners,bonuses,catalogue,content,errors,games,low-data,meta,offline,pages,promo,session,shell}.json',
  { eager: true, import: 'default' },
);

export default Object.assign({}, ...Object.values(files)) as Readonly<Record<string, unknown>>;
