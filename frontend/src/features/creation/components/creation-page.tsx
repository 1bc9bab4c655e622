import { FACTION_CONTENT } from '#contracts/content/factions.js';
import { RunningHead } from '../../../components/frame/running-head.js';
import { WhoPlays } from '../../auth/components/who-plays.js';
import { useFollowedTheme } from '../../../themes/use-theme.js';
import { type Flow } from '../../flow/flow.js';
import { isDefined } from '../domain/draft.js';
import { useDraft } from '../use-draft.js';
import { BackstoryStep } from './backstory-step.js';
import { DefineStep } from './define-step.js';

/** Character creation in two steps; the second is there only when the first is complete (specification section 4). */
const CreationPage = ({ flow }: { readonly flow: Extract<Flow, { step: 'character-creation' }> }) => {
  useFollowedTheme(flow.faction);
  const control = useDraft(flow.difficulty, flow.faction);
  const content = FACTION_CONTENT[flow.faction];
  const { draft } = control;
  return (
    <div className="page leaf-width creation-page pb-24 md:pb-0">
      <RunningHead>
        <WhoPlays difficulty={flow.difficulty} />
      </RunningHead>
      {flow.part === 2 && isDefined(draft) ? (
        <BackstoryStep flow={flow} content={content} control={control} draft={draft} />
      ) : (
        <DefineStep flow={flow} content={content} control={control} />
      )}
    </div>
  );
};

export default CreationPage;
