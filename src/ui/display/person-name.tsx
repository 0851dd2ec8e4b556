interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

/** A person's name in its own writing direction. The text around it keeps its order. */
export function PersonName({ of: { first_name, last_name } }: { of: Named }) {
  return <bdi>{`${first_name} ${last_name}`.trim()}</bdi>;
}

/** Several names, separated by commas. */
export function PersonNames({ of: people }: { of: readonly Named[] }) {
  return people.map((person, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- people have nothing else to be known by
    <span key={i}>
      {i > 0 ? ', ' : ''}
      <PersonName of={person} />
    </span>
  ));
}
