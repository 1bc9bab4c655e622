import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { markInput } from './lib/mark-input.js';
import { storedTheme } from './features/settings/settings.js';
import { house } from './themes/default/theme.js';
import { loadTheme } from './themes/load-theme.js';
import './styles/index.css';

/** Not awaited at the top of the module: a theme leans on the same file as this, and would wait for it in turn. */
const open = async (root: HTMLElement): Promise<void> => {
  // A reader who has chosen a theme sees no other one first.
  const theme = await loadTheme(storedTheme() ?? 'default').catch(() => house);
  createRoot(root).render(
    <StrictMode>
      <App theme={theme} />
    </StrictMode>,
  );
};

markInput(document.documentElement);
const root = document.getElementById('root');
if (root !== null) void open(root);
