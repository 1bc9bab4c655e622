import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsEmbedded } from '../lib/game-address.js';

interface OutwardLinkProps {
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link from the game to a page beside it. No such page may be framed: within another site's page it opens a new tab. */
export const OutwardLink = (props: OutwardLinkProps) => (
  <Link {...props} {...(useIsEmbedded() && { target: '_blank', rel: 'noreferrer' })} />
);
