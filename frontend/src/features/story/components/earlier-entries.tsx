import { mayTurnBack, useSession } from '../../session/index.js';
import { Entry } from './entry.js';
import { PlainText } from './plain-text.js';
import { RewindButton } from './rewind-button.js';

/** All entries before the newest; entries that were taken back are marked. */
export const EarlierEntries = () => {
  const { stories, latest, character, gameOver } = useSession();
  const may = mayTurnBack(character, gameOver);
  return stories
    .filter(({ id }) => id !== latest?.id)
    .map((entry) => (
      <Entry
        key={entry.id}
        entry={entry}
        foot={may && !entry.withdrawn ? <RewindButton turn={entry.turnNumber} asks /> : null}
      >
        <PlainText text={entry.storyContent} />
      </Entry>
    ));
};
