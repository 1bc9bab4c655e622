/** Most sagas and most bookmarks that one person's shelf holds: the specification names none, and nobody plays so many. */
export const MOST_SAGAS = 500;
export const MOST_BOOKMARKS = 500;
