import { useAuth } from '../../auth/api/use-auth.js';
import { useLogOut } from '../../auth/api/use-log-out.js';
import { useFlow } from '../../flow/use-flow.js';
import { PlanBadge } from '../../plans/components/plan-badge.js';
import { PromptCard } from '../../prompts/components/prompt-card.js';
import { DebugChoice } from './debug-choice.js';
import { FontSize } from './font-size.js';
import { LightChoice } from './light-choice.js';
import { TokenFacts } from './token-facts.js';
import { ScaleChoice } from './scale-choice.js';
import { ThemeChoice } from './theme-choice.js';

const SettingsForm = () => {
  const auth = useAuth();
  const { go } = useFlow();
  const logOut = useLogOut();
  return (
    <div className="mt-2 grid gap-6">
      {auth.status === 'authenticated' && (
        <p className="flex items-center justify-between border-b border-hairline">
          {auth.user.username} <PlanBadge tier={auth.user.subscriptionTier} />
        </p>
      )}
      <FontSize />
      <ScaleChoice />
      <LightChoice />
      <ThemeChoice />
      <div>
        <TokenFacts />
        <PromptCard always />
      </div>
      <DebugChoice />
      <div className="flex gap-4">
        <button type="button" className="button flex-1" onClick={() => go({ step: 'difficulty' })}>
          Main Menu
        </button>
        <button type="button" className="button flex-1" onClick={logOut}>
          Logout
        </button>
      </div>
    </div>
  );
};

export default SettingsForm;
