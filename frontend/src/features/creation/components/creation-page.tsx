import { FACTION_CONTENT } from '#game/content/factions.js';
import { useEffect } from 'react';
import { PageHeader } from '../../../components/frame/page-header.js';
import { PlayingAs } from '../../plans/index.js';
import { useFollowedTheme } from '../../../crafts/use-theme.js';
import { type Flow, useFlow } from '../../flow/index.js';
import { isDefined } from '../domain/draft.js';
import { useDraft } from '../use-draft.js';
import { BackstoryStep } from './backstory-step.js';
import { DefineStep } from './define-step.js';

/** Character creation in two steps; the second is available only when the first is complete (specification section 4). */
export const CreationPage = ({ flow }: { readonly flow: Extract<Flow, { step: 'character-creation' }> }) => {
  const { difficulty, faction } = flow;
  useFollowedTheme(faction);
  const { go } = useFlow();
  const control = useDraft(difficulty, faction);
  const content = FACTION_CONTENT[faction];
  const { draft } = control;
  // Corrects the address, since otherwise the page would change to step 2 as soon as step 1 is complete.
  const tooSoon = flow.part === 2 && !isDefined(draft);
  useEffect(() => {
    if (tooSoon) go({ step: 'character-creation', difficulty, faction, part: 1 }, { replace: true });
  }, [tooSoon, difficulty, faction, go]);
  return (
    <div className="page leaf-width creation-page pb-[calc(6rem+env(safe-area-inset-bottom))] md:pb-0">
      <PageHeader>
        <PlayingAs difficulty={difficulty} />
      </PageHeader>
      {flow.part === 2 && isDefined(draft) ? (
        <BackstoryStep flow={flow} content={content} control={control} draft={draft} />
      ) : (
        <DefineStep flow={flow} content={content} control={control} />
      )}
    </div>
  );
};
