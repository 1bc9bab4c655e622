import { messageOf } from '../../../lib/http-error.js';
import { useSaveGame } from '../../saves/index.js';
import { toast } from '../../toasts/index.js';
import { useSession } from '../../session/index.js';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Manual Save - ' and the date and time (specification section 7). */
export const SaveButton = () => {
  const { character } = useSession();
  const { mutate, isPending } = useSaveGame({
    onSuccess: () =>
      toast({ title: 'Game Saved', description: 'Your progress has been saved successfully.', tone: 'success' }),
    onError: (error) =>
      toast({
        title: 'Save Failed',
        description: messageOf(error, 'Unable to save game. Please try again.'),
        tone: 'failure',
      }),
  });
  const save = (): void => {
    if (isPending) {
      toast({ title: 'Save in Progress', description: 'Please wait while your game is being saved.' });
      return;
    }
    mutate({
      sessionId: character.sessionId,
      characterId: character.id,
      saveName: `Manual Save - ${when.format(new Date())}`,
    });
  };
  return (
    <button type="button" className="button" aria-busy={isPending} onClick={save}>
      Save
    </button>
  );
};
