import { type Companion } from '#game/model/character.js';

const Member = ({
  companion: { name, type, description, hitPoints, maxHitPoints, abilities, loyalty },
}: {
  readonly companion: Companion;
}) => (
  <li className="border-b border-hairline py-1.5 leading-snug">
    <p className="flex items-baseline gap-1.5">
      <span className="font-medium">{name}</span>
      <span className="text-faded italic">{type}</span>
      <span className="leader" aria-hidden="true" />
      <span className="lining">
        {hitPoints} of {maxHitPoints} HP
      </span>
    </p>
    <p>{description}</p>
    <p className="caption text-note">
      {abilities.join(', ')}
      {abilities.length > 0 && '. '}
      <span className="lining">Loyalty {loyalty}%</span>
    </p>
  </li>
);

export const Party = ({ companions }: { readonly companions: readonly Companion[] }) =>
  companions.length === 0 ? (
    <p className="caption py-2">Nobody goes with you. Not yet.</p>
  ) : (
    <ul>
      {companions.map((companion) => (
        <Member key={companion.id} companion={companion} />
      ))}
    </ul>
  );
