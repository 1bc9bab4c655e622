import { lazy, Suspense } from 'react';
import { PageLoading } from '../../components/states/page-loading.js';
import { useTokenSync } from '../../features/auth/index.js';
import { useFlow } from '../../features/flow/index.js';
import { StartPage } from '../../features/start/index.js';
import { whenOnline } from '../../lib/lazy-parts.js';
import { RequireSignIn } from './require-sign-in.js';
import { useVisit } from './use-visit.js';

const WorldPage = lazy(
  whenOnline(async () => ({ default: (await import('../../features/worlds/index.js')).WorldPage })),
);
const CreationPage = lazy(
  whenOnline(async () => ({ default: (await import('../../features/creation/index.js')).CreationPage })),
);
const PlayPage = lazy(whenOnline(async () => ({ default: (await import('../../features/play/index.js')).PlayPage })));

/** '/', the game: one page for each step of the flow. */
export const MainRoute = () => {
  useTokenSync();
  const { flow } = useFlow();
  useVisit(flow);
  if (flow.step === 'difficulty') return <StartPage />;
  return (
    <RequireSignIn>
      <Suspense fallback={<PageLoading>Turning the leaf…</PageLoading>}>
        {flow.step === 'world-builder' && <WorldPage flow={flow} />}
        {flow.step === 'character-creation' && <CreationPage key={`${flow.difficulty} ${flow.faction}`} flow={flow} />}
        {flow.step === 'gameplay' && <PlayPage key={flow.characterId} characterId={flow.characterId} />}
      </Suspense>
    </RequireSignIn>
  );
};
