import { FACTION_CONTENT } from '#contracts/content/factions.js';
import { type Character } from '#contracts/session/views.js';
import { capitalised } from '../../../lib/words.js';

const Line = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex justify-between gap-4 border-b border-hairline py-1.5">
    <dt className="text-faded italic">{name}</dt>
    <dd className="lining text-right">{value}</dd>
  </div>
);

export const FinalStatistics = ({ character: { name, difficulty, hitPoints, maxHitPoints, faction } }: { readonly character: Character }) => (
  <section aria-labelledby="final-statistics" className="mt-6">
    <h2 id="final-statistics" className="caps border-b border-rule text-2xl text-act">
      Final Statistics
    </h2>
    <dl>
      <Line name="Character" value={name} />
      <Line name="Difficulty" value={capitalised(difficulty)} />
      <Line name="Hit points" value={`${Math.max(0, hitPoints)} of ${maxHitPoints}`} />
      <Line name="Faction" value={FACTION_CONTENT[faction].name} />
    </dl>
  </section>
);
