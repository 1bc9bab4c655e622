import { Link } from 'react-router-dom';
import { LOG_IN_STATE } from '../../auth/index.js';

/** Leads to the open form on the first page. */
export const BackToLogin = ({ main = false }: { readonly main?: boolean }) => (
  <p className="mt-2">
    <Link to="/" state={LOG_IN_STATE} className={main ? 'button button-act' : 'text-button'}>
      {main ? 'Return to login' : 'Back to login'}
    </Link>
  </p>
);
