export { useRewind } from './api/rewind.js';
export { useCharacter } from './api/session-queries.js';
export { SessionProvider } from './components/session-provider.js';
export { earlierLeaves, leafOf, mayTurnBack } from './domain/leaves.js';
export { failureToast, marginOf, neededOf, outcomeToast } from './domain/outcome.js';
export { placeOf } from './domain/place.js';
export { useSession } from './session-context.js';
export { type TabNews } from './stream/other-tabs.js';
export { useHasStreamed, useStreamedSentences } from './stream/use-streamed-story.js';
