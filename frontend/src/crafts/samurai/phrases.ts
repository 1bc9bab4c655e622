/** What this book calls itself: a record of a warrior's deeds. */
export const TITLE = '武者行状記';

/** How the Tale of the Heike opens: in the sound of the bell of Gion rings the passing of all things. */
export const VERSE = ['祇園精舎の鐘の声', '諸行無常の響きあり'] as const;
