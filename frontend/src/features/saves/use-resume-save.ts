import { type Save } from '#contracts/save/views.js';
import { messageOf } from '../../lib/http-error.js';
import { useFlow } from '../flow/index.js';
import { toast } from '../toasts/index.js';
import { useMarkPlayed } from './api/saves.js';

/** Marks the save played and opens its saga (specification sections 2 and 8). */
export const useResumeSave = ({ id, character }: Save) => {
  const { go } = useFlow();
  const played = useMarkPlayed();
  const resume = (): void =>
    played.mutate(id, {
      onSuccess: () => {
        toast({ title: 'Game Loaded', description: `Resumed playing as ${character.name}`, tone: 'success' });
        go({ step: 'gameplay', characterId: character.id });
      },
      onError: (error) =>
        toast({
          title: 'Load Failed',
          description: messageOf(error, 'Could not load the saved game'),
          tone: 'failure',
        }),
    });
  return { resume, waiting: played.isPending };
};
