import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { Fragment, memo, type ReactNode } from 'react';
import { type BookLeaf, type Section } from '../domain/book-leaves.js';

import { calendarLine } from '../../../saga/index.js';
import { Vignette, type VignetteProps } from './vignette.js';

interface SectionHeadProps extends VignetteProps {
  readonly title: Section['title'];
  readonly isChapter: Section['isChapter'];
}

/** The head of a new place: with an engraving for a chapter, only a heading for a short stay. */
const SectionHead = memo(function SectionHead({ title, isChapter, ...picture }: SectionHeadProps) {
  const { calendar } = picture.entry;
  return (
    <div className={`section-head ${isChapter ? 'chapter-head' : ''}`}>
      {isChapter && <Vignette {...picture} />}
      <h3 className={isChapter ? 'display' : 'small-caps'}>{title}</h3>
      {calendar !== null && <p className="caption">{calendarLine(calendar)}</p>}
    </div>
  );
});

export interface LeavesProps {
  readonly leaves: readonly BookLeaf[];
  readonly world: RecordedWorld | undefined;
  readonly faction: FactionId;
  readonly eager?: boolean;
  readonly children: (leaf: BookLeaf) => ReactNode;
}

/** Heads and leaves are siblings, so that no leaf gets another parent when earlier leaves are loaded before it. */
export const Leaves = ({ leaves, world, faction, eager = false, children }: LeavesProps) =>
  leaves.map((leaf) => (
    <Fragment key={leaf.entry.id}>
      {leaf.opens !== null && world !== undefined && (
        <SectionHead {...leaf.opens} entry={leaf.entry} world={world} faction={faction} eager={eager} />
      )}
      {children(leaf)}
    </Fragment>
  ));
