import { memo } from 'react';
import { calendarLine } from '../../../saga/index.js';
import { type Section } from '../domain/book-leaves.js';
import { Vignette, type VignetteProps } from './vignette.js';

interface SectionHeadProps extends VignetteProps {
  readonly title: Section['title'];
  readonly isChapter: Section['isChapter'];
}

/** The head of a new place: a chapter's with its engraving, a short stay's in the column alone. */
export const SectionHead = memo(function SectionHead({ title, isChapter, ...picture }: SectionHeadProps) {
  const { calendar } = picture.entry;
  return (
    <div className={`section-head ${isChapter ? 'chapter-head' : ''}`}>
      {isChapter && <Vignette {...picture} />}
      <h3 className={isChapter ? 'display' : 'small-caps'}>{title}</h3>
      {calendar !== null && <p className="caption">{calendarLine(calendar)}</p>}
    </div>
  );
});
