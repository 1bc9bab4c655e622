import { createContext } from 'react';

/** True while something lies over the newest entry: its text waits to be revealed. */
export const WaitingStory = createContext(false);
