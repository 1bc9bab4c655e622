import { type City, type District } from '#game/model/world.js';
import { once } from '../../../lib/once.js';

const people = once(() => new Intl.NumberFormat('en-GB'));
const NOTABLE = 2;

const DistrictLine = ({
  district: { name, type, description, streets, buildings },
}: {
  readonly district: District;
}) => (
  <li className="border-t border-hairline py-2">
    <p className="flex items-baseline justify-between gap-3">
      <span className="font-medium">{name}</span>
      <span className="text-faded italic">{type}</span>
    </p>
    <p>{description}</p>
    {streets.length > 0 && <p className="caption">{streets.join(', ')}</p>}
    {buildings.slice(0, NOTABLE).map(({ name: building, occupants, services }) => (
      <p key={building} className="mt-1 pl-4">
        <span className="font-medium">{building}</span>
        {occupants.length > 0 && <>, kept by {occupants.join(' and ')}</>}
        {services.length > 0 && <span className="caption">: {services.join(', ')}</span>}
      </p>
    ))}
  </li>
);

/** The city that the hero is in (specification section 2). */
export const CityPanel = ({
  city: { name, population, atmosphere, mainStreets, districts, landmarks },
}: {
  readonly city: City;
}) => (
  <details className="city">
    <summary>
      <span className="caps text-xl text-act">{name}</span>{' '}
      <span className="caption lining">{people().format(population)} souls</span>
    </summary>
    <p className="text-lead italic">{atmosphere}</p>
    <p>
      <span className="small-caps text-act">Main streets</span> {mainStreets.join(', ')}
    </p>
    <p className="mb-2">
      <span className="small-caps text-act">Landmarks</span> {landmarks.join(', ')}
    </p>
    <ul>
      {districts.map((district) => (
        <DistrictLine key={district.name} district={district} />
      ))}
    </ul>
  </details>
);
