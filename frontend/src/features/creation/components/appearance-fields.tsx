import { BUILDS, HAIR_COLOURS, HEIGHTS, SKIN_TONES } from '#game/model/character.js';
import { SelectField } from '../../../components/select-field.js';
import { type Draft } from '../domain/draft.js';

export const AppearanceFields = ({
  draft,
  change,
}: {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}) => (
  <div className="grid grid-cols-2 gap-x-6 gap-y-4">
    <SelectField label="Height" options={HEIGHTS} value={draft.height} onChange={(height) => change({ height })} />
    <SelectField label="Build" options={BUILDS} value={draft.build} onChange={(build) => change({ build })} />
    <SelectField
      label="Skin tone"
      options={SKIN_TONES}
      value={draft.skinTone}
      onChange={(skinTone) => change({ skinTone })}
    />
    <SelectField label="Hair" options={HAIR_COLOURS} value={draft.hair} onChange={(hair) => change({ hair })} />
  </div>
);
