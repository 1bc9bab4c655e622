import { Notice } from '../../../../components/states/notice.js';
import { Waiting } from '../../../../components/states/waiting.js';
import { messageOf } from '../../../../lib/http-error.js';

/** Before the story is there: waiting for it, or saying why it did not come. */
export const StoriesState = ({ error, retry }: { readonly error: Error | null; readonly retry: () => void }) =>
  error === null ? (
    <Waiting>Loading your story...</Waiting>
  ) : (
    <Notice title="The story did not open" action={{ label: 'Try again', run: retry }}>
      {messageOf(error, 'Your story could not be read. It is safe where it was written.')}
    </Notice>
  );
