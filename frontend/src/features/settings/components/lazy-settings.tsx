import { lazy, Suspense } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { useOnceOpened } from '../../../lib/use-once-opened.js';
import { type SettingsDialogProps } from './settings-dialog.js';

export const loadSettings = whenOnline(async () => ({
  default: (await import('./settings-dialog.js')).SettingsDialog,
}));
const SettingsDialog = lazy(loadSettings);

export const LazySettings = (props: SettingsDialogProps) =>
  useOnceOpened(props.open) ? (
    <Suspense>
      <SettingsDialog {...props} />
    </Suspense>
  ) : null;
