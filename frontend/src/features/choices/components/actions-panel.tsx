import { PromptCard } from '../../prompts/index.js';
import { useSession } from '../../session/index.js';
import { ChoiceList } from './choice-list.js';
import { FreeAction } from './free-action.js';

/** Choices, the field for free actions, and Save; when the saga has ended there is nothing to do. */
export const ActionsPanel = () => {
  const { gameOver } = useSession();
  return (
    <section aria-label="Actions" className="actions">
      {gameOver ? (
        <p className="caption py-3 text-lead">The last line is written.</p>
      ) : (
        <>
          <ChoiceList />
          <FreeAction />
          <PromptCard />
        </>
      )}
    </section>
  );
};
