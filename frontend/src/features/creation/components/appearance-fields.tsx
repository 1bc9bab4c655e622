import { BUILDS, HAIR_COLOURS, HEIGHTS, SKIN_TONES } from '#game/model/character.js';
import { Choose } from '../../../components/choose.js';
import { type Draft } from '../domain/draft.js';

export const AppearanceFields = ({
  draft,
  change,
}: {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}) => (
  <div className="grid grid-cols-2 gap-x-6 gap-y-4">
    <Choose label="Height" options={HEIGHTS} value={draft.height} onChange={(height) => change({ height })} />
    <Choose label="Build" options={BUILDS} value={draft.build} onChange={(build) => change({ build })} />
    <Choose
      label="Skin tone"
      options={SKIN_TONES}
      value={draft.skinTone}
      onChange={(skinTone) => change({ skinTone })}
    />
    <Choose label="Hair" options={HAIR_COLOURS} value={draft.hair} onChange={(hair) => change({ hair })} />
  </div>
);
