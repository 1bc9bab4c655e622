/** Most sagas that one person's shelf holds: the specification names none, and nobody plays so many. */
export const MOST_SAGAS = 500;
