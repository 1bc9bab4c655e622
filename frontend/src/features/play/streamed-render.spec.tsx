/** @jest-environment jsdom */
import '../../testing/browser.js';
import { type WorldView } from '#contracts/session/views.js';
import { screen, within } from '@testing-library/react';
import { loadPeople } from '../../crafts/use-people.js';
import { choicesKey, sagaKey, storiesKey, worldKey } from '../../lib/query-keys.js';
import { renders } from '../../testing/count-renders.js';
import { fakeEventStream } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render-page.js';
import { choiceOf, choicesOf, entryOf, SESSION, thora } from '../../testing/session-fixture.js';
import { PlaySession } from './components/play-session.js';

/** A function declaration, because Jest hoists mocks above all constants. */
function mockCounting(path: string): unknown {
  const { counting } = jest.requireActual<typeof import('../../testing/count-renders.js')>(
    '../../testing/count-renders.js',
  );
  return counting(jest.requireActual(path));
}

jest.mock('../character/components/character-facts.js', () =>
  mockCounting('../character/components/character-facts.js'),
);
jest.mock('../character/components/character-tabs.js', () => mockCounting('../character/components/character-tabs.js'));
jest.mock('../choices/components/choice-list.js', () => mockCounting('../choices/components/choice-list.js'));
jest.mock('../choices/components/choice-line.js', () => mockCounting('../choices/components/choice-line.js'));
jest.mock('../choices/components/free-action.js', () => mockCounting('../choices/components/free-action.js'));
jest.mock('../map/components/map-panel.js', () => mockCounting('../map/components/map-panel.js'));
jest.mock('../map/components/session-chart.js', () => mockCounting('../map/components/session-chart.js'));
jest.mock('../story/components/story-panel.js', () => mockCounting('../story/components/story-panel.js'));
jest.mock('../story/components/entry.js', () => mockCounting('../story/components/entry.js'));
jest.mock('../story/components/streamed-text.js', () => mockCounting('../story/components/streamed-text.js'));
jest.mock('../story/components/story-announcer.js', () => mockCounting('../story/components/story-announcer.js'));
jest.mock('./components/layout/play-layout.js', () => mockCounting('./components/layout/play-layout.js'));
// Replaced because they draw on a canvas, which jsdom lacks.
jest.mock('../chart/lazy-chart.js', () => ({ LazyChart: () => 'the chart' }));
jest.mock('../chart/use-survey-ahead.js', () => ({ useSurveyAhead: () => undefined }));

const world = {
  world: { seed: 'a', generatorVersion: 2, terrain: 'p'.repeat(817), cities: [], start: { q: 0, r: 0 } },
  cells: [],
  currentLocation: { q: 0, r: 0 },
  city: null,
  route: [],
  origin: null,
} satisfies WorldView;

const read = [
  [
    storiesKey(SESSION),
    { entries: [entryOf(3), entryOf(4, { narration: 'pending', storyContent: '' })], from: 3, earlier: null },
  ],
  [choicesKey(SESSION), choicesOf([choiceOf()], { turn: 4, narration: 'pending' })],
  [worldKey(SESSION), world],
  [sagaKey(SESSION), { saga: null }],
] as const;

/** The page of a session whose newest turn is being narrated; the book layout shows every part at once. */
const pageOfASession = async () => {
  window.innerWidth = 1440;
  const send = fakeEventStream();
  await loadPeople(thora.faction);
  const { unmount } = renderPage(<PlaySession character={thora} />, { read });
  // The page comes in slices.
  await screen.findByText('the chart');
  const readOut = within(screen.getByLabelText('The story, read out'));
  const sentence = async (n: number): Promise<void> => {
    send('sentence', `4.${n}`, { turn: 4, n, text: `Sentence ${n}.` });
    await readOut.findByText(`Sentence ${n}.`);
  };
  return { sentence, unmount };
};

describe('while a story streams', () => {
  it('renders the story once for each sentence, and nothing else', async () => {
    const { sentence, unmount } = await pageOfASession();
    await sentence(0);
    const before = { ...renders };
    for (let n = 1; n <= 10; n++) await sentence(n);
    const added = Object.entries(renders).map(([name, count]) => [name, count - (before[name] ?? 0)]);
    expect(Object.fromEntries(added)).toEqual({
      CharacterFacts: 0,
      CharacterTabs: 0,
      ChoiceList: 0,
      ChoiceLine: 0,
      FreeAction: 0,
      MapPanel: 0,
      SessionChart: 0,
      PlayLayout: 0,
      StoryPanel: 0,
      Entry: 0,
      StreamedText: 10,
      StoryAnnouncer: 10,
    });
    unmount();
  });

  it('removes the game master’s note with the first sentence', async () => {
    const { sentence, unmount } = await pageOfASession();
    expect(screen.queryByText(/Analyzing your action/)).not.toBeNull();
    await sentence(0);
    expect(screen.queryByText(/Analyzing your action/)).toBeNull();
    unmount();
  });
});
