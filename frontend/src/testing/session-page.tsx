import { type ReactNode } from 'react';
import { type Session, SessionContext } from '../features/session/session-context.js';
import { useLeafReviews } from '../features/session/use-leaf-reviews.js';
import { createStoryStream } from '../features/session/stream/streamed-story.js';
import { storedValue } from '../lib/stored-value.js';
import { renderPage } from './render-page.js';
import { choiceOf, choicesOf, entryOf, thora } from './session-fixture.js';

interface InSessionProps {
  readonly session: Omit<Session, 'leafReviews'>;
  readonly children: ReactNode;
}

const InSession = ({ session, children }: InSessionProps) => (
  <SessionContext value={{ leafReviews: useLeafReviews(), ...session }}>{children}</SessionContext>
);

/** Renders a part of a session's page with the session that the test gives. */
export const renderInSession = (part: ReactNode, over: Partial<Omit<Session, 'leafReviews'>> = {}) => {
  const session: Omit<Session, 'leafReviews'> = {
    character: thora,
    stories: [entryOf(3)],
    storiesFrom: 0,
    earlier: { more: false, loading: false, error: null, load: jest.fn() },
    latest: entryOf(3),
    choices: choicesOf([choiceOf()]),
    choicesError: null,
    world: undefined,
    worldError: null,
    saga: null,
    sagaError: null,
    chartFocus: null,
    showOnChart: jest.fn(),
    stream: createStoryStream(),
    acting: null,
    unsent: null,
    busy: false,
    gameOver: false,
    act: jest.fn(() => true),
    ready: jest.fn(() => true),
    draft: storedValue('a draft', () => sessionStorage),
    ownWords: { asked: null, reading: false, read: null, error: null, press: jest.fn() },
    asides: [],
    writeInstead: jest.fn(),
    arrivesAtField: () => false,
    retry: jest.fn(),
    ...over,
  };
  return { ...renderPage(<InSession session={session}>{part}</InSession>), session };
};
