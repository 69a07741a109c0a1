/** Renames an unpartitioned table and its indexes, so that its rows can be copied into a new table. */
const setAside = (table: string, ...indexes: readonly string[]) => [
  `alter table ${table} rename to old_${table}`,
  ...indexes.map((index) => `alter index ${index} rename to old_${index}`),
];

const monthsOf = (table: string, old: string) =>
  `select add_month('${table}', month) from (
    select distinct date_trunc('month', created_at, 'UTC') as month from ${old} order by 1) months`;

const appendOnly = (table: string) =>
  `create trigger ${table}_append_only before update or delete or truncate on ${table}
    for each statement execute function refuse_ledger_change()`;

const partitioning: readonly string[] = [
  // Locks are short, because requests wait for them. Rows of a month without a partition are in the default partition.
  // If it already has rows of a month, that month gets no partition: moving rows would change the ledger.
  `create function add_month(parent text, moment timestamptz) returns void language plpgsql
    set lock_timeout = '500ms' as $$
  declare
    first timestamptz := date_trunc('month', moment, 'UTC');
    next timestamptz := date_trunc('month', first + interval '32 days', 'UTC');
    part text := parent || to_char(first at time zone 'UTC', '_YYYY_MM');
    has_rows boolean;
  begin
    if to_regclass(part) is not null then return; end if;
    execute format('lock table only %I in share update exclusive mode', parent);
    if to_regclass(part) is not null then return; end if;
    execute format('select exists (select from %I where created_at >= %L and created_at < %L)',
      parent || '_default', first, next) into has_rows;
    if has_rows then return; end if;
    execute format('create table %I (like %I including all)', part, parent);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, first, next);
    -- Triggers for statements are not inherited.
    if parent like 'ledger%' then
      execute format('create trigger %I before update or delete or truncate on %I
        for each statement execute function refuse_ledger_change()', part || '_append_only', part);
    end if;
  end $$`,
  `create function drop_months(parent text, before timestamptz) returns void language plpgsql
    set lock_timeout = '500ms' as $$
  declare
    part text;
  begin
    for part in
      select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = parent::regclass and relname ~ (parent || '_\\d{4}_\\d\\d$')
        and relname < parent || to_char(before at time zone 'UTC', '_YYYY_MM')
    loop
      execute format('drop table %I', part);
    end loop;
  end $$`,
];

/** Demo rounds have no money and often no player, so they get a separate table. */
const rounds: readonly string[] = [
  'alter table wager_entries drop constraint wager_entries_round_id_fkey',
  ...setAside('rounds', 'rounds_pkey', 'rounds_session_id_round_key_key', 'rounds_player', 'rounds_time'),
  `create table demo_rounds (
    id text primary key,
    session_id text not null references game_sessions (id),
    round_key text not null,
    player_id integer references players (id),
    game_slug text not null,
    currency text not null,
    bet bigint not null check (bet > 0),
    win bigint not null check (win >= 0),
    told jsonb not null,
    created_at timestamptz not null,
    unique (session_id, round_key)
  )`,
  `insert into demo_rounds
    select id, session_id, round_key, player_id, game_slug, currency, bet, win, told, created_at
    from old_rounds where mode = 'demo'`,
  `create table rounds (
    id text not null,
    session_id text not null references game_sessions (id),
    round_key text not null,
    player_id integer not null references players (id),
    game_slug text not null,
    currency text not null,
    bet bigint not null check (bet > 0),
    bet_real bigint not null,
    bet_bonus bigint not null,
    win bigint not null check (win >= 0),
    win_real bigint not null,
    win_bonus bigint not null,
    told jsonb not null,
    gift_offer_id text references offers (id),
    created_at timestamptz not null,
    primary key (player_id, created_at, id)
  ) partition by range (created_at)`,
  'create index rounds_session on rounds (session_id)',
  'create index rounds_time on rounds (created_at)',
  'create table rounds_default partition of rounds default',
  monthsOf('rounds', `old_rounds where mode = 'real'`),
  `insert into rounds
    select id, session_id, round_key, player_id, game_slug, currency, bet, bet_real, bet_bonus, win, win_real,
      win_bonus, told, gift_offer_id, created_at
    from old_rounds where mode = 'real'`,
  // A key is unique in its session; a unique index on partitions would have to include the time.
  `create table round_keys (
    session_id text not null,
    round_key text not null,
    player_id integer not null,
    round_at timestamptz not null,
    round_id text not null,
    primary key (session_id, round_key)
  )`,
  'create index round_keys_time on round_keys (round_at)',
  'insert into round_keys select session_id, round_key, player_id, created_at, id from rounds',
  // An expired session accepts no more rounds, so its keys can be deleted.
  `create function register_round() returns trigger language plpgsql as $$
  begin
    if not exists (select from game_sessions where id = new.session_id and mode = 'real'
      and player_id = new.player_id and expires_at > new.created_at) then
      raise exception 'round % is not in an open session of its player', new.id using errcode = 'check_violation';
    end if;
    insert into round_keys values (new.session_id, new.round_key, new.player_id, new.created_at, new.id);
    return null;
  end $$`,
  `create trigger rounds_registered after insert on rounds for each row execute function register_round()`,
  `create function refuse_round_change() returns trigger language plpgsql as $$
  begin
    raise exception 'a round keeps its key, player and time';
  end $$`,
  `create trigger rounds_fixed before update of id, session_id, round_key, player_id, created_at on rounds
    for each row execute function refuse_round_change()`,
  // A wager entry has the time of its round, so that a foreign key can include the time.
  'alter table wager_entries add column player_id integer',
  `update wager_entries set player_id = r.player_id, created_at = r.created_at from rounds r where r.id = round_id`,
  'alter table wager_entries alter column player_id set not null',
  'alter table wager_entries add foreign key (player_id, created_at, round_id) references rounds',
];

const ledger: readonly string[] = [
  ...setAside('ledger_transactions', 'ledger_transactions_pkey', 'ledger_transactions_key_key'),
  ...setAside(
    'ledger_entries',
    'ledger_entries_pkey',
    'ledger_entries_transaction',
    'ledger_entries_account',
  ),
  'create sequence ledger_transaction_ids',
  // A posting of a round is unique by round and kind; any other posting is unique by its key.
  `create table ledger_transactions (
    id bigint not null default nextval('ledger_transaction_ids'),
    player_id integer not null,
    key text not null,
    kind text not null,
    round_id text,
    created_at timestamptz not null,
    primary key (player_id, created_at, id),
    foreign key (player_id, created_at, round_id) references rounds
  ) partition by range (created_at)`,
  `create unique index ledger_transactions_round on ledger_transactions (player_id, created_at, round_id, kind)
    where round_id is not null`,
  'create table ledger_transactions_default partition of ledger_transactions default',
  monthsOf('ledger_transactions', 'old_ledger_transactions'),
  `insert into ledger_transactions (id, player_id, key, kind, round_id, created_at)
    select t.id, coalesce(owner.player_id, 0), t.key, t.kind, r.id, t.created_at
    from old_ledger_transactions t
      left join (
        select e.transaction_id, max(a.player_id) as player_id
        from old_ledger_entries e join accounts a on a.id = e.account_id group by 1
      ) owner on owner.transaction_id = t.id
      left join rounds r on r.player_id = owner.player_id and r.created_at = t.created_at
        and t.key = 'round:' || r.id || ':' || t.kind`,
  `select setval('ledger_transaction_ids', coalesce(max(id), 0) + 1, false) from ledger_transactions`,
  'alter sequence ledger_transaction_ids owned by ledger_transactions.id',
  'create table ledger_keys (key text primary key)',
  'insert into ledger_keys select key from ledger_transactions where round_id is null',
  `create function register_posting() returns trigger language plpgsql as $$
  begin
    insert into ledger_keys values (new.key);
    return null;
  end $$`,
  `create trigger ledger_transactions_registered after insert on ledger_transactions
    for each row when (new.round_id is null) execute function register_posting()`,
  // Not validated, because old postings of rounds may differ in time from their round.
  `alter table ledger_transactions add constraint ledger_transactions_round_key check (case
    when round_id is null then key not like 'round:%' else key = 'round:' || round_id || ':' || kind
  end) not valid`,

  'create sequence ledger_entry_ids',
  `create table ledger_entries (
    id bigint not null default nextval('ledger_entry_ids'),
    transaction_id bigint not null,
    player_id integer not null,
    account_id integer not null references accounts (id),
    amount bigint not null check (amount <> 0),
    balance_after bigint,
    created_at timestamptz not null,
    primary key (player_id, created_at, id),
    foreign key (player_id, created_at, transaction_id) references ledger_transactions
  ) partition by range (created_at)`,
  'create table ledger_entries_default partition of ledger_entries default',
  monthsOf('ledger_entries', 'old_ledger_transactions'),
  `insert into ledger_entries (id, transaction_id, player_id, account_id, amount, balance_after, created_at)
    select e.id, e.transaction_id, t.player_id, e.account_id, e.amount, e.balance_after, t.created_at
    from old_ledger_entries e join ledger_transactions t on t.id = e.transaction_id`,
  `select setval('ledger_entry_ids', coalesce(max(id), 0) + 1, false) from ledger_entries`,
  'alter sequence ledger_entry_ids owned by ledger_entries.id',
  'drop table old_ledger_entries',
  'drop table old_ledger_transactions',
  'drop table old_rounds',
  // Entries of the house carry the player of the posting. By default PostgreSQL would plan this query for every
  // entry to read fewer partitions; planning takes longer than it saves.
  `create or replace function check_ledger_sum() returns trigger language plpgsql
    set plan_cache_mode = force_generic_plan as $$
    begin
      if exists (
        select 1 from ledger_entries entry join accounts account on account.id = entry.account_id
        where entry.player_id = new.player_id and entry.created_at = new.created_at
          and entry.transaction_id = new.transaction_id
        group by account.currency having sum(entry.amount) <> 0 or bool_or(account.player_id <> entry.player_id)
      ) then
        raise exception 'ledger transaction % does not sum to zero for its player', new.transaction_id
          using errcode = 'check_violation';
      end if;
      return null;
    end
  $$`,
  `create constraint trigger ledger_entries_sum_zero after insert on ledger_entries
    deferrable initially deferred for each row execute function check_ledger_sum()`,
  ...[
    'ledger_keys',
    'ledger_transactions',
    'ledger_transactions_default',
    'ledger_entries',
    'ledger_entries_default',
  ].map(appendOnly),
];

/** Events of guests have player 0, because a column of the primary key must not be null. */
const analytics: readonly string[] = [
  ...setAside('analytics', 'analytics_pkey', 'analytics_created_at', 'analytics_vitals'),
  'create sequence analytics_ids',
  `create table analytics (
    id bigint not null default nextval('analytics_ids'),
    event_name text not null,
    visitor_uid text not null,
    player_id integer not null,
    record jsonb not null,
    created_at timestamptz not null,
    primary key (player_id, created_at, id)
  ) partition by range (created_at)`,
  'create index analytics_created_at on analytics (created_at)',
  `create index analytics_vitals on analytics (created_at) where event_name = 'web-vital'`,
  'create table analytics_default partition of analytics default',
  monthsOf('analytics', 'old_analytics'),
  `insert into analytics
    select id, event_name, visitor_uid, coalesce(player_id, 0), record, created_at from old_analytics`,
  `select setval('analytics_ids', coalesce(max(id), 0) + 1, false) from analytics`,
  'alter sequence analytics_ids owned by analytics.id',
  'drop table old_analytics',
];

/** Partitions ledger, real-money rounds and analytics by month, with the player in every key. */
export const statements075: Readonly<Record<string, readonly string[]>> = {
  '075_partitions': [...partitioning, ...rounds, ...ledger, ...analytics],
};
