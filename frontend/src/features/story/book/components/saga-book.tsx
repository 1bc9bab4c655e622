import { type StoryEntry } from '#contracts/session/views.js';
import { type ReactNode, useMemo } from 'react';
import { useSession } from '../../../session/index.js';
import { wayOf } from '../domain/way-of.js';
import { useBookLeaves } from '../use-book-leaves.js';
import { BookEntry } from './book-entry.js';
import { Leaves } from './leaves.js';
import { TitleLeaf } from './title-leaf.js';
import { WayLeaf } from './way-leaf.js';

interface SagaBookProps {
  /** From the first leaf on. */
  readonly entries: readonly StoryEntry[];
  /** Whether these are all of them. */
  readonly isWhole: boolean;
  readonly heading: ReactNode;
  /** All engravings at once, for print. */
  readonly eager?: boolean;
  /** What else can be done at a leaf. */
  readonly footOf?: (entry: StoryEntry) => ReactNode;
}

/** A saga as a book: its title, the chart of its way, and its leaves in chapters. */
export const SagaBook = ({ entries, isWhole, heading, eager = false, footOf }: SagaBookProps) => {
  const { character, latest, world, saga } = useSession();
  const leaves = useBookLeaves(entries, world?.world);
  const known = world?.route;
  const route = useMemo(() => (isWhole ? wayOf(entries) : (known ?? [])), [isWhole, entries, known]);
  return (
    <div className="saga-book many-entries">
      <TitleLeaf
        character={character}
        first={entries[0]}
        last={latest}
        until={saga?.calendar ?? latest?.calendar ?? null}
        heading={heading}
      />
      {world !== undefined && <WayLeaf character={character} view={world} route={route} />}
      <Leaves leaves={leaves} world={world?.world} faction={character.faction} eager={eager}>
        {({ entry, time, opens }) => (
          <BookEntry entry={entry} time={time} isFirst={opens?.isChapter === true} more={footOf?.(entry)} />
        )}
      </Leaves>
    </div>
  );
};
