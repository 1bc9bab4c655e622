import { type Character } from '#contracts/session/views.js';
import { FactLine } from '../../../components/fact-line.js';
import { useFactionContent } from '../../../crafts/use-faction-content.js';
import { capitalised } from '../../../lib/words.js';

export const FinalStatistics = ({
  character: { name, difficulty, hitPoints, maxHitPoints, faction },
}: {
  readonly character: Character;
}) => (
  <section aria-labelledby="final-statistics" className="mt-6">
    <h2 id="final-statistics" className="caps border-b border-rule text-2xl text-act">
      Final Statistics
    </h2>
    <dl>
      <FactLine name="Character" value={name} />
      <FactLine name="Difficulty" value={capitalised(difficulty)} />
      <FactLine name="Hit points" value={`${Math.max(0, hitPoints)} of ${maxHitPoints}`} />
      <FactLine name="Faction" value={useFactionContent(faction).name} />
    </dl>
  </section>
);
