import { usePlay } from '../../play-context.js';
import { Entry } from './entry.js';
import { PlainText } from './plain-text.js';
import { TurnBack } from './turn-back.js';

/** Every leaf before the newest, those that were taken back too, marked. */
export const EarlierEntries = () => {
  const { stories, latest, character } = usePlay();
  const mayTurnBack = character.difficulty === 'forgiving';
  return stories
    .filter(({ id }) => id !== latest?.id)
    .map((entry) => (
      <Entry key={entry.id} entry={entry} foot={mayTurnBack && !entry.withdrawn ? <TurnBack turn={entry.turnNumber} asks /> : null}>
        <PlainText text={entry.storyContent} />
      </Entry>
    ));
};
