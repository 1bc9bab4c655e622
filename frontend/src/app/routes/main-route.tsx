import { lazy, Suspense } from 'react';
import { Waiting } from '../../components/states/waiting.js';
import { useTokenCare } from '../../features/auth/api/use-token-care.js';
import { useFlow } from '../../features/flow/use-flow.js';
import { usePageScale } from '../../features/settings/scale.js';
import { StartPage } from '../../features/start/components/start-page.js';
import { whenOnline } from '../../lib/lazy-parts.js';
import { InsideTheBook } from './inside-the-book.js';

const WorldPage = lazy(whenOnline(() => import('../../features/worlds/components/world-page.js')));
const CreationPage = lazy(whenOnline(() => import('../../features/creation/components/creation-page.js')));
const PlayPage = lazy(whenOnline(() => import('../../features/play/components/play-page.js')));

/** '/', the game: one page for each step of the flow. */
export const MainRoute = () => {
  useTokenCare();
  usePageScale();
  const { flow } = useFlow();
  if (flow.step === 'difficulty') return <StartPage />;
  return (
    <InsideTheBook>
      <Suspense fallback={<Waiting>Turning the leaf…</Waiting>}>
        {flow.step === 'world-builder' && <WorldPage flow={flow} />}
        {flow.step === 'character-creation' && <CreationPage key={`${flow.difficulty} ${flow.faction}`} flow={flow} />}
        {flow.step === 'gameplay' && <PlayPage key={flow.characterId} characterId={flow.characterId} />}
      </Suspense>
    </InsideTheBook>
  );
};
