import { ScrollPane } from '../../../components/scroll-pane.js';
import { OutwardLink } from '../../../components/outward-link.js';
import { useAuth, useLogOut } from '../../auth/index.js';
import { useFlow } from '../../flow/index.js';
import { PlanBadge } from '../../plans/index.js';
import { PromptCard } from '../../prompts/index.js';
import { DebugChoice } from './debug-choice.js';
import { FontSize } from './font-size.js';
import { LightChoice } from './light-choice.js';
import { OwnWordsChoice } from './own-words-choice.js';
import { TravelChoice } from './travel-choice.js';
import { TokenFacts } from '../../tokens/index.js';
import { ScaleChoice } from './scale-choice.js';
import { ThemeChoice } from './theme-choice.js';
import { useNumberKeysOn } from '../../preferences/index.js';

/** Whether the number keys choose. */
const KeysChoice = () => {
  const { on, setOn } = useNumberKeysOn();
  return (
    <fieldset>
      <legend className="small-caps text-act">Keys</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-act"
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
        />
        <span className="lining">1 to 9 open a choice; pressed again, they act</span>
      </label>
    </fieldset>
  );
};

export const SettingsForm = () => {
  const auth = useAuth();
  const { flow, go } = useFlow();
  const logOut = useLogOut();
  return (
    <>
      <ScrollPane className="settings-pane">
        <div className="grid gap-6">
          {auth.status === 'authenticated' && (
            <p className="flex items-center justify-between border-b border-hairline">
              {auth.user.username} <PlanBadge tier={auth.user.subscriptionTier} />
            </p>
          )}
          {flow.step === 'gameplay' && (
            <p>
              <OutwardLink to={`/chronicle?character=${encodeURIComponent(flow.characterId)}`} className="text-button">
                The chronicle: the book, its branches, the dice, a link
              </OutwardLink>
            </p>
          )}
          <FontSize />
          <ScaleChoice />
          <LightChoice />
          <ThemeChoice />
          <KeysChoice />
          <OwnWordsChoice />
          <TravelChoice />
          <div>
            <TokenFacts />
            <PromptCard always />
          </div>
          <DebugChoice />
        </div>
      </ScrollPane>
      <div className="settings-foot">
        <button type="button" className="button flex-1" onClick={() => go({ step: 'difficulty' })}>
          Main Menu
        </button>
        <button type="button" className="button flex-1" onClick={logOut}>
          Logout
        </button>
      </div>
    </>
  );
};
