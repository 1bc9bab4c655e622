/** What the key of an integration may be allowed. */
export const KEY_SCOPES = ['events:read', 'personal:read', 'leads:write', 'integrations:manage'] as const;
export type KeyScopeName = (typeof KEY_SCOPES)[number];
