import { lazy, Suspense } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useOnceOpened } from '../../../lib/use-once-opened.js';
import { type PromptModalProps } from './prompt-modal.js';

const PromptModal = lazy(whenOnline(async () => ({ default: (await import('./prompt-modal.js')).PromptModal })));

export const LazyPromptModal = (props: PromptModalProps) =>
  useOnceOpened(props.open) ? (
    <Suspense>
      <PromptModal {...props} />
    </Suspense>
  ) : null;
