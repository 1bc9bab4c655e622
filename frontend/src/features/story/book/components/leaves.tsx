import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { Fragment, type ReactNode } from 'react';
import { type BookLeaf } from '../domain/book-leaves.js';
import { SectionHead } from './section-head.js';

export interface LeavesProps {
  readonly leaves: readonly BookLeaf[];
  readonly world: RecordedWorld | undefined;
  readonly faction: FactionId;
  readonly eager?: boolean;
  readonly children: (leaf: BookLeaf) => ReactNode;
}

/** Heads and leaves stand side by side, so that leaves which are read later, before them, move none to another parent. */
export const Leaves = ({ leaves, world, faction, eager = false, children }: LeavesProps) =>
  leaves.map((leaf) => (
    <Fragment key={leaf.entry.id}>
      {leaf.opens !== null && world !== undefined && (
        <SectionHead {...leaf.opens} entry={leaf.entry} world={world} faction={faction} eager={eager} />
      )}
      {children(leaf)}
    </Fragment>
  ));
