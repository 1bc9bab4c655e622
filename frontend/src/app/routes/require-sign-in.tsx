import { type ReactNode, useEffect } from 'react';
import { PageMessage } from '../../components/states/page-message.js';
import { PageLoading } from '../../components/states/page-loading.js';
import { useAuth } from '../../features/auth/index.js';
import { useFlow } from '../../features/flow/index.js';
import { loadToasts } from '../../features/toasts/index.js';
import { messageOf } from '../../lib/http-error.js';
import { loadWhenIdle } from '../../lib/lazy-parts.js';

/** Every page but the first needs a token; without one the visitor is sent to the start of the flow. */
export const RequireSignIn = ({ children }: { readonly children: ReactNode }) => {
  const auth = useAuth();
  const { go } = useFlow();
  const anonymous = auth.status === 'anonymous';
  // Toasts must be loaded before the browser goes offline.
  useEffect(() => loadWhenIdle(loadToasts), []);
  useEffect(() => {
    if (anonymous && window.location.search !== '') go({ step: 'difficulty' }, { replace: true });
  }, [anonymous, go]);
  switch (auth.status) {
    case 'authenticated':
      return children;
    case 'unreachable':
      return (
        <PageMessage title="No answer" action={{ label: 'Try again', run: auth.retry }}>
          {messageOf(auth.error, 'The game could not be reached. Your place in the book is kept.')}
        </PageMessage>
      );
    case 'loading':
    case 'refused':
    case 'anonymous':
      return <PageLoading>Finding your place…</PageLoading>;
  }
};
