import { type Calendar } from '#game/model/calendar.js';
import { useFactionContent } from '../../../../crafts/use-faction-content.js';
import { type Character, type StoryEntry } from '#contracts/session/views.js';
import { type ReactNode } from 'react';
import { Portrait } from '../../../../crafts/portrait.js';
import { useTheme } from '../../../../crafts/use-theme.js';
import { capitalised, nth } from '../../../../lib/words.js';
import { once } from '../../../../lib/once.js';

const dates = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));

const daysOf = (first: StoryEntry | undefined, last: Pick<Calendar, 'day' | 'season'> | null): string | null => {
  if (!first?.calendar || last === null) return null;
  const { season } = first.calendar;
  if (last.day === 1) return `A day in ${season}`;
  return season === last.season
    ? `From the first day to the ${nth(last.day)}, in ${season}`
    : `From the first day, in ${season}, to the ${nth(last.day)}, in ${last.season}`;
};

export interface TitleLeafProps {
  readonly character: Character;
  readonly first: StoryEntry | undefined;
  /** The leaf and the time at which the saga stands. */
  readonly last: StoryEntry | null;
  readonly until: Pick<Calendar, 'day' | 'season'> | null;
  /** The name of the saga as a heading. */
  readonly heading: ReactNode;
}

/** The title of the book: hero, people, the days it tells of, and those on which it was written. */
export const TitleLeaf = ({ character, first, last, until, heading }: TitleLeafProps) => {
  const { Band } = useTheme();
  const { faction, profession, difficulty } = character;
  const { name, professions } = useFactionContent(faction);
  const days = daysOf(first, until);
  return (
    <div className="title-leaf">
      <p className="small-caps">Steppes &amp; Seas</p>
      {heading}
      <Portrait {...character} className="title-portrait" />
      <p className="caption text-xl">
        {professions[profession]?.name ?? capitalised(profession)}, of the {name}
      </p>
      <Band />
      {days !== null && <p>{days}</p>}
      {first !== undefined && last !== null && (
        <p className="caption">
          {capitalised(difficulty)}; written{' '}
          {dates().formatRange(new Date(first.createdAt), new Date(last.createdAt)).replaceAll('\u2009', ' ')}
        </p>
      )}
    </div>
  );
};
