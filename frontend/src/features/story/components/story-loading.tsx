import { PageMessage } from '../../../components/states/page-message.js';
import { PageLoading } from '../../../components/states/page-loading.js';
import { messageOf } from '../../../lib/http-error.js';

/** Before the story is there: waiting for it, or saying why it did not come. */
export const StoryLoading = ({ error, retry }: { readonly error: Error | null; readonly retry: () => void }) =>
  error === null ? (
    <PageLoading>Loading your story...</PageLoading>
  ) : (
    <PageMessage title="The story did not open" action={{ label: 'Try again', run: retry }}>
      {messageOf(error, 'Your story could not be read. It is safe where it was written.')}
    </PageMessage>
  );
