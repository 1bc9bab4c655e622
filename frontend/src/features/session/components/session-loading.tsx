import { PageMessage } from '../../../components/states/page-message.js';
import { PageLoading } from '../../../components/states/page-loading.js';
import { messageOf } from '../../../lib/http-error.js';

/** Shown until the story has loaded, or with the error. */
export const SessionLoading = ({ error, retry }: { readonly error: Error | null; readonly retry: () => void }) =>
  error === null ? (
    <PageLoading>Loading your story...</PageLoading>
  ) : (
    <PageMessage title="The story did not open" action={{ label: 'Try again', run: retry }}>
      {messageOf(error, 'Your story could not be read. It is safe where it was written.')}
    </PageMessage>
  );
