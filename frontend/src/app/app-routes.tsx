import { useRoutes } from 'react-router-dom';
import { usePageScale } from '../features/preferences/index.js';
import { useScrollMemory } from '../lib/scroll-memory.js';
import { ROUTES } from './routes.js';

/** The page at the address. */
export const AppRoutes = () => {
  usePageScale();
  useScrollMemory();
  return useRoutes(ROUTES);
};
