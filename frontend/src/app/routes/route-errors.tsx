import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/states/error-boundary.js';
import { TornLeaf } from '../../components/states/torn-leaf.js';

/** The error element of a route: it stands in the page's place until the reader goes elsewhere. */
export const RouteErrors = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary place={useLocation().key} errorElement={TornLeaf}>
    {children}
  </ErrorBoundary>
);
