/** One line of a list of facts: a label and a value. */
export const FactLine = ({
  name,
  value,
  className = '',
}: {
  readonly name: string;
  readonly value: string;
  readonly className?: string;
}) => (
  <div className="flex justify-between gap-4 border-b border-hairline py-1.5">
    <dt className="text-faded italic">{name}</dt>
    <dd className={`lining text-right ${className}`}>{value}</dd>
  </div>
);
