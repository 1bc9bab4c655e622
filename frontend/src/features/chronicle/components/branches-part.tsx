import { type Character, type StoryEntry } from '#contracts/session/views.js';
import { useMemo } from 'react';
import { ReadingSession, useWorld } from '../../session/index.js';
import { leavesIn, treeOf } from '../domain/branches.js';
import { BranchList } from './branch-list.js';
import { OriginLine } from './origin-line.js';
import { useLeaves } from './use-leaves.js';
import { Whole } from './whole.js';

const count = (n: number, one: string): string =>
  n === 1 ? `one ${one}` : `${n} ${one === 'leaf' ? 'leaves' : `${one}s`}`;

const Lead = ({ character, entries }: { readonly character: Character; readonly entries: readonly StoryEntry[] }) => {
  const taken = entries.filter(({ withdrawn }) => withdrawn).length;
  if (character.difficulty !== 'forgiving')
    return <p>Only forgiving games let you turn back a leaf. From each leaf a What if of your own can grow.</p>;
  return taken === 0 ? (
    <p>Nothing was taken back: the saga is one line. When you turn back, what you leave is kept here as a branch.</p>
  ) : (
    <p>
      You have turned back, and {count(taken, 'leaf')} {taken === 1 ? 'was' : 'were'} taken back. They stay here, each
      branch at the leaf that it grew from. What was taken back can be read, and a What if can grow out of it.
    </p>
  );
};

/** The saga with all that was taken back, as a tree. */
export const BranchesPart = ({ character }: { readonly character: Character }) => {
  const read = useLeaves(character);
  const { data: world } = useWorld(character.sessionId);
  const { entries } = read;
  const tree = useMemo(() => treeOf(entries), [entries]);
  return (
    <Whole {...read}>
      <ReadingSession character={character} stories={entries} world={world} saga={null}>
        <div className="chronicle-lead">
          <OriginLine world={world} />
          <Lead character={character} entries={entries} />
        </div>
        <BranchList line={tree} label={`The saga, ${count(leavesIn(tree), 'leaf')}`} />
      </ReadingSession>
    </Whole>
  );
};
