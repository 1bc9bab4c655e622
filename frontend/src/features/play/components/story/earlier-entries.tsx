import { mayTurnBack } from '../../domain/leaves.js';
import { usePlay } from '../../play-context.js';
import { Entry } from './entry.js';
import { PlainText } from './plain-text.js';
import { TurnBack } from './turn-back.js';

/** Every leaf before the newest, those that were taken back too, marked. */
export const EarlierEntries = () => {
  const { stories, latest, character, gameOver } = usePlay();
  const may = mayTurnBack(character, gameOver);
  return stories
    .filter(({ id }) => id !== latest?.id)
    .map((entry) => (
      <Entry
        key={entry.id}
        entry={entry}
        foot={may && !entry.withdrawn ? <TurnBack turn={entry.turnNumber} asks /> : null}
      >
        <PlainText text={entry.storyContent} />
      </Entry>
    ));
};
