/** The title of the book: a record of a warrior's deeds. */
export const TITLE = '武者行状記';

/** The opening of the Tale of the Heike: the sound of the bell of Gion echoes the impermanence of all things. */
export const VERSE = ['祇園精舎の鐘の声', '諸行無常の響きあり'] as const;
