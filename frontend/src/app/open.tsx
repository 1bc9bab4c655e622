import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { storedTheme } from '../crafts/theme-choice.js';
import { finishBeforeLeaving } from '../lib/before-leaving.js';
import { reportRecovered } from '../lib/report-recovered.js';
import { markInput } from '../lib/mark-input.js';
import { showWhatOpens } from '../lib/show-what-opens.js';
import { house } from '../crafts/default/theme.js';
import { loadTheme } from '../crafts/load-theme.js';
import { type Light, LIGHTS } from '../drawing/light.js';
import { type Theme } from '../crafts/theme.js';
import { App } from './app.js';

const { documentElement: page } = document;

const app = (theme: Theme, written?: Light) => (
  <StrictMode>
    <BrowserRouter>
      <App theme={theme} {...(written === undefined ? {} : { written })} />
    </BrowserRouter>
  </StrictMode>
);

/** A function, not a top-level await: a theme imports from the same chunk, so the two would wait for each other. */
const write = async (root: HTMLElement): Promise<void> => {
  // A reader who has chosen a theme must not see another one first.
  const theme = await loadTheme(storedTheme() ?? 'default').catch(() => house);
  createRoot(root, { onRecoverableError: reportRecovered }).render(app(theme));
};

/** Hydrates the prerendered page in place, so that scroll, focus and open parts stay; in a transition, so that input is not blocked. */
const takeOver = (root: HTMLElement, written: HTMLElement, light: Light): void => {
  root.remove();
  written.id = root.id;
  written.classList.remove('written');
  startTransition(() => void hydrateRoot(written, app(house, light), { onRecoverableError: reportRecovered }));
};

/** Hydrates the prerendered page if it fits this visitor (lib/first-visit.ts), else renders from scratch. */
export const open = (): void => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element for the game');
  const light = LIGHTS.find((name) => name === page.dataset['light']) ?? 'day';
  const written =
    page.dataset['page'] === 'written' ? document.querySelector<HTMLElement>(`.written[data-by='${light}']`) : null;
  delete page.dataset['page'];
  if (written === null) void write(root);
  else takeOver(root, written, light);
  document.querySelectorAll('.written').forEach((other) => other.remove());
  markInput(page);
  showWhatOpens();
  window.addEventListener('pagehide', finishBeforeLeaving);
};
