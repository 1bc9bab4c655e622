import { type StoryEntry } from '#contracts/session/views.js';
import { memo, useRef } from 'react';
import { mayTurnBack, useSession } from '../../session/index.js';
import { useKeptPlace } from '../use-kept-place.js';
import { Entry } from './entry.js';
import { MoreLeaves } from './more-leaves.js';
import { PlainText } from './plain-text.js';
import { RewindButton } from './rewind-button.js';

interface EarlierEntryProps {
  readonly entry: StoryEntry;
  readonly mayTurnBack: boolean;
}

const EarlierEntry = memo(function EarlierEntry({ entry, mayTurnBack: may }: EarlierEntryProps) {
  return (
    <Entry entry={entry} foot={may && !entry.withdrawn ? <RewindButton turn={entry.turnNumber} asks /> : null}>
      <PlainText text={entry.storyContent} />
    </Entry>
  );
});

/** From here on the browser lays out only the leaves near the screen. */
const MANY = 150;

/** The entries before the newest, as far back as the reader goes; entries that were taken back are marked. */
export const EarlierEntries = () => {
  const { stories, storiesFrom, earlier, latest, character, gameOver } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptPlace(storiesFrom);
  const may = mayTurnBack(character, gameOver);
  const shown = stories.filter(({ id, turnNumber }) => id !== latest?.id && turnNumber >= storiesFrom);
  const load = (): void => earlier.load(() => keepPlace(place.current?.querySelector('.entry') ?? null));
  return (
    <div ref={place} className={shown.length > MANY ? 'many-entries' : undefined}>
      {earlier.more && (
        <MoreLeaves label="Read earlier leaves" loading={earlier.loading} error={earlier.error} load={load} />
      )}
      {shown.map((entry) => (
        <EarlierEntry key={entry.id} entry={entry} mayTurnBack={may} />
      ))}
    </div>
  );
};
