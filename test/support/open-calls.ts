/** Whoever has no token may call these and no others. */
export const PUBLIC: readonly string[] = [
  'GET /health/live',
  'GET /health/open',
  'GET /health/ready',
  'GET /api/integrations/schemas/{type}/{version}',
  'GET /api/embed/origins',
  'GET /api/subscription/tiers',
  'POST /api/auth/confirm-email',
  'POST /api/auth/forgot-password',
  'POST /api/auth/guest',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/auth/reset-password',
  'POST /api/ghl/lead-capture',
  'POST /api/shared/saga',
  'POST /api/ghl/track-engagement',
  'POST /api/visits',
];

/** What the key of an integration opens, by its scopes. */
export const FOR_KEYS: Readonly<Record<string, string>> = {
  'GET /api/integrations/events': 'events:read',
  'GET /api/integrations/people/{userId}': 'personal:read',
  'GET /api/integrations/leads/{leadId}': 'personal:read',
  'POST /api/integrations/leads': 'leads:write',
};
