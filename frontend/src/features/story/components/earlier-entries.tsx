import { useMemo, useRef } from 'react';
import { mayTurnBack, useSession } from '../../session/index.js';
import { BookEntry } from '../book/components/book-entry.js';
import { Leaves } from '../book/components/leaves.js';
import { useBookLeaves } from '../book/use-book-leaves.js';
import { useKeptPlace } from '../use-kept-place.js';
import { Asides } from './asides.js';
import { MoreLeaves } from './more-leaves.js';

/** From here on the browser lays out only the leaves near the screen. */
const MANY = 150;

/** The entries before the newest, and the head of its place, as far back as the reader goes; entries that were taken back are marked. */
export const EarlierEntries = () => {
  const { stories, storiesFrom, earlier, latest, character, world, gameOver } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptPlace(storiesFrom);
  const may = mayTurnBack(character, gameOver);
  const read = useMemo(() => {
    const shown = stories.filter(({ id, turnNumber }) => turnNumber >= storiesFrom && id !== latest?.id);
    return latest === null ? shown : [...shown, latest];
  }, [stories, storiesFrom, latest]);
  const leaves = useBookLeaves(read, world?.world, earlier.more);
  const load = (): void => earlier.load(() => keepPlace(place.current?.querySelector('.entry') ?? null));
  return (
    <div ref={place} className={read.length > MANY ? 'many-entries' : undefined}>
      {earlier.more && (
        <MoreLeaves label="Read earlier leaves" loading={earlier.loading} error={earlier.error} load={load} />
      )}
      <Leaves leaves={leaves} world={world?.world} faction={character.faction}>
        {(leaf) =>
          leaf.entry.id !== latest?.id && (
            <>
              <BookEntry
                entry={leaf.entry}
                time={leaf.time}
                isFirst={leaf.opens?.isChapter === true}
                mayTurnBack={may}
                mayReview
              />
              <Asides turn={leaf.entry.turnNumber} />
            </>
          )
        }
      </Leaves>
    </div>
  );
};
