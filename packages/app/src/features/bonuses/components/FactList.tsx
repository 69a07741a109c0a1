export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The server does not state it. */
  readonly isUnknown?: boolean;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flex flex-col gap-2.5 px-4 pb-4">
      {facts.map(({ name, value, isUnknown = false }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-ink-muted">{name}</dt>
          <dd
            className={`ml-auto text-right ${isUnknown ? 'text-body text-ink-subtle' : 'text-body-strong'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
