import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { storedTheme } from './features/settings/settings.js';
import { house } from './themes/default/theme.js';
import { loadTheme } from './themes/load-theme.js';
import './styles/index.css';

const root = document.getElementById('root');
// A reader who has chosen a theme sees no other one first.
const theme = await loadTheme(storedTheme() ?? 'default').catch(() => house);
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App theme={theme} />
    </StrictMode>,
  );
