import { type FactionContent } from '#game/model/content/faction-content.js';
import { type Difficulty } from '#game/model/character.js';
import { messageOf } from '../../lib/http-error.js';
import { useFlow } from '../flow/index.js';
import { toast } from '../toasts/index.js';
import { useCreateCharacter } from './api/create-character.js';
import { toDefinition } from './domain/definition.js';
import { isComplete } from './domain/draft.js';
import { type DraftControl } from './use-draft.js';

export const useFinishCreation = (difficulty: Difficulty, faction: FactionContent, { draft, forget }: DraftControl) => {
  const { goFromStart } = useFlow();
  const creation = useCreateCharacter();
  const finish = (): void => {
    if (!isComplete(draft) || creation.isPending) return;
    creation.mutate(toDefinition(draft, difficulty, faction), {
      onSuccess: ({ character }) => {
        forget();
        toast({
          title: 'Character Created!',
          description: `Welcome to the story, ${character.name}!`,
          tone: 'success',
        });
        goFromStart({ step: 'gameplay', characterId: character.id });
      },
      onError: (error) =>
        toast({
          title: 'Character Creation Failed',
          description: messageOf(error, 'Failed to create your character. Please try again.'),
          tone: 'failure',
        }),
    });
  };
  return { finish, waiting: creation.isPending || creation.isSuccess };
};
