import { lazy, Suspense } from 'react';
import { PageLoading } from '../../components/states/page-loading.js';
import { useTokenSync } from '../../features/auth/api/use-token-sync.js';
import { useFlow } from '../../features/flow/use-flow.js';
import { usePageScale } from '../../features/preferences/page-scale.js';
import { StartPage } from '../../features/start/components/start-page.js';
import { whenOnline } from '../../lib/lazy-parts.js';
import { RequireSignIn } from './require-sign-in.js';

const WorldPage = lazy(whenOnline(() => import('../../features/worlds/components/world-page.js')));
const CreationPage = lazy(whenOnline(() => import('../../features/creation/components/creation-page.js')));
const PlayPage = lazy(whenOnline(() => import('../../features/play/components/play-page.js')));

/** '/', the game: one page for each step of the flow. */
export const MainRoute = () => {
  useTokenSync();
  usePageScale();
  const { flow } = useFlow();
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
