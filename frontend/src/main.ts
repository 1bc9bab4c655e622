import { whenOnline } from './lib/lazy-parts.js';
import { firstPaint } from './lib/first-paint.js';
import './styles/index.css';

const load = whenOnline(() => import('./app/open.js'));

/** The prerendered page is painted before the script runs: on a slow phone that is a second apart. */
const start = async (): Promise<void> => {
  if (document.documentElement.dataset['page'] === 'written') await firstPaint();
  const { open } = await load();
  open();
};

void start();
