import { type OperationObject, type SecuritySchemeObject } from '@nestjs/swagger';
import { type Route } from './routes.js';

/** Who may call, by what they send. */
export const SCHEMES: Readonly<Record<'player' | 'integration', SecuritySchemeObject>> = {
  player: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of a guest or of an account, from `/api/auth/guest`, `/register` or `/login`.',
  },
  integration: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ssk_<12 hex>_<43 base64url>',
    description: 'The key of an integration. `x-required-scope` names what it must be allowed.',
  },
};

type Access = Pick<OperationObject, 'security' | 'description'> & { readonly 'x-required-scope'?: string };

/** What the guards ask for, in the words of the description. */
export const accessOf = ({ isPublic, scope, isForStaffToo }: Route, description = ''): Access => {
  if (isPublic) return { security: [], ...(description && { description }) };
  if (scope === null) return { security: [{ player: [] }], ...(description && { description }) };
  const staff = isForStaffToo ? ' Staff may call it too, with their own token.' : '';
  return {
    security: [{ integration: [scope] }, ...(isForStaffToo ? [{ player: [] }] : [])],
    'x-required-scope': scope,
    description: `${description} Needs a key with the scope \`${scope}\`.${staff}`.trim(),
  };
};
