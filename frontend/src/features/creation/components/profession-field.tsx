import { type FactionContent } from '#game/model/content/faction-content.js';
import { Crest } from '../../../crafts/crests.js';
import { useMedia } from '../../../lib/use-media.js';
import { type Draft } from '../domain/draft.js';
import { professionsOf } from '../domain/randomise.js';
import { Carousel } from './carousel.js';
import { ProfessionCard } from './profession-card.js';

interface ProfessionFieldProps {
  readonly draft: Draft;
  readonly content: FactionContent;
  readonly change: (part: Partial<Draft>) => void;
}

/** A grid on a desktop, a carousel on a phone in portrait, a list on a phone in landscape (specification section 2). */
export const ProfessionField = ({ draft, content, change }: ProfessionFieldProps) => {
  const upright = useMedia('(max-width: 768px) and (orientation: portrait)');
  const ids = professionsOf(content);
  const cards = ids.map((id) => {
    const profession = content.professions[id];
    return profession === undefined ? null : (
      <ProfessionCard
        key={id}
        id={id}
        profession={profession}
        chosen={draft.profession === id}
        onChoose={() => change({ profession: id })}
      />
    );
  });
  return (
    <fieldset className="min-w-0">
      <legend className="caps text-2xl text-act">Profession</legend>
      {upright ? (
        <Carousel label="Professions" shown={draft.profession === null ? -1 : ids.indexOf(draft.profession)}>
          {cards}
        </Carousel>
      ) : (
        <div className="profession-grid mt-2">
          {cards}
          {/* Where the leaf has room left over, a printer sets a tailpiece. */}
          <div className="tailpiece">
            <Crest faction={content.id} className="w-28" />
          </div>
        </div>
      )}
    </fieldset>
  );
};
