import { type ProfessionContent } from '#game/model/content/faction-content.js';
import { type ReactNode } from 'react';

const Line = ({ lead, children }: { readonly lead: string; readonly children: ReactNode }) => (
  <span className="block leading-snug text-pretty">
    <i className="text-faded">{lead}</i> {children}
  </span>
);

/** The equipment, companions and special ability of a profession. */
export const ProfessionKit = ({
  profession: { startingEquipment, startingCompanions = [], specialAbility },
}: {
  readonly profession: ProfessionContent;
}) => (
  <>
    <Line lead="Carries">{startingEquipment.map(({ name }) => name.toLowerCase()).join(', ')}</Line>
    {startingCompanions.map(({ name, type }) => (
      <Line key={name} lead="With">
        {name}, {type}
      </Line>
    ))}
    <Line lead="Knows">{specialAbility}</Line>
  </>
);
