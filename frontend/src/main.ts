import { whenOnline } from './lib/lazy-parts.js';
import { firstPaint } from './lib/first-paint.js';
import './styles/index.css';

const load = whenOnline(
  () => import('./app/open.js'),
  () => new Promise<never>(() => location.reload()),
);

/** Waits for the paint of the prerendered page: on a slow phone the script would delay it by a second. */
const start = async (): Promise<void> => {
  if (document.documentElement.dataset['page'] === 'written') await firstPaint();
  const { open } = await load();
  open();
};

void start();
