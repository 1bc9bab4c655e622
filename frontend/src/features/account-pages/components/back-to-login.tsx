import { goTo } from '../../../lib/address.js';
import { LOG_IN_STATE } from '../../auth/index.js';

/** Leads to the open form on the first page. */
export const BackToLogin = ({ main = false }: { readonly main?: boolean }) => (
  <p className="mt-2">
    <a
      href="/"
      className={main ? 'button button-act' : 'text-button'}
      onClick={(event) => {
        event.preventDefault();
        goTo('/', { state: LOG_IN_STATE });
      }}
    >
      {main ? 'Return to login' : 'Back to login'}
    </a>
  </p>
);
