import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { house } from './crafts/default/theme.js';
import { type Light } from './drawing/light.js';

/** The first page as HTML for a new visitor, in one of the two lights; `app/open.tsx` hydrates it. Runs when the client is built. */
export const prerenderPage = (light: Light): string =>
  renderToString(
    <StrictMode>
      <StaticRouter location="/">
        <App theme={house} written={light} />
      </StaticRouter>
    </StrictMode>,
  );
