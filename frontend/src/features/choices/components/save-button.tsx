import { useSaveGame } from '../../saves/index.js';
import { useSession } from '../../session/index.js';

export const SaveButton = () => {
  const { character } = useSession();
  const { save, saving } = useSaveGame();
  return (
    <button type="button" className="button" aria-busy={saving} onClick={() => save(character)}>
      Save
    </button>
  );
};
