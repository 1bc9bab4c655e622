import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { storedTheme } from './features/settings/settings.js';
import { painted } from './lib/painted.js';
import { house } from './themes/default/theme.js';
import { loadTheme } from './themes/load-theme.js';
import './styles/index.css';

const root = document.getElementById('root');
// A reader who has chosen a theme sees no other one first; the cover is seen while the book is made ready.
const [theme] = await Promise.all([loadTheme(storedTheme() ?? 'default').catch(() => house), painted()]);
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App theme={theme} />
    </StrictMode>,
  );
