const inPath = encodeURIComponent;

/** The user that the token belongs to; null if it has been revoked. */
export const ME = '/api/auth/me';
export const SAVES = '/api/auth/saves';
export const DEVICES = '/api/auth/devices';
/** The mutation that plays a turn. */
export const TAKE_ACTION = 'take-action';

/* Keys are paths: a query is a GET on the first element of its key. */

export const characterKey = (id: string) => [`/api/characters/${inPath(id)}`] as const;
export const storiesKey = (sessionId: string) => [`/api/stories/${inPath(sessionId)}`] as const;
/** The story from its first leaf on. */
export const wholeStoryKey = (sessionId: string) => [`/api/stories/${inPath(sessionId)}?order=oldest`] as const;
export const choicesKey = (sessionId: string) => [`/api/choices/${inPath(sessionId)}`] as const;
export const worldKey = (sessionId: string) => [`/api/sessions/${inPath(sessionId)}/world`] as const;
export const sagaKey = (sessionId: string) => [`/api/sessions/${inPath(sessionId)}/saga`] as const;
