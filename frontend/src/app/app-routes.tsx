import { Route, Routes } from 'react-router-dom';
import { MainRoute } from './routes/main-route.js';
import { NotFoundRoute } from './routes/not-found-route.js';

export const AppRoutes = () => (
  <Routes>
    <Route path="/" element={<MainRoute />} />
    <Route path="*" element={<NotFoundRoute />} />
  </Routes>
);
