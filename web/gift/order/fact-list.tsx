type Fact = [name: string, value: string | null | undefined | false];

/** Facts with their names; those without a value are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-3">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name} className="grid gap-x-4 sm:grid-cols-3">
            <dt className="text-text-2 type-small">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line text-text type-body sm:col-span-2">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
