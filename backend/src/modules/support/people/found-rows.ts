import { type FoundLead, type FoundPerson, type FoundSession, type Match } from '#contracts/support/people-views.js';
import { type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { type GhlLeadRow } from '#projections/ghl-leads/ghl-lead.entity.js';
import { type UserRow } from '#projections/users/user.entity.js';
import { type Masking } from '../support.port.js';

/** What was found, and by what. */
export interface Found<R> {
  readonly row: R;
  readonly matched: Match;
}

/** A guest's name is the server's own, and nobody's. */
export const shownName = ({ username, kind }: Pick<UserRow, 'username' | 'kind'>, { show }: Masking): string =>
  kind === 'guest' ? username : show(username);

export const foundPerson = ({ row, matched }: Found<UserRow>, masking: Masking): FoundPerson => {
  const { id: userId, kind, subscriptionTier: tier, erased, createdAt } = row;
  return { userId, kind, name: shownName(row, masking), tier, erased, matched, createdAt };
};

export const foundSession = ({ row, matched }: Found<GameCharacterRow>, { show }: Masking): FoundSession => {
  const { sessionId, userId, profession, difficulty, turn, ending, createdAt: startedAt } = row;
  const { faction } = row.worldSettings;
  return { sessionId, userId, hero: show(row.name), faction, profession, difficulty, turn, ending, matched, startedAt };
};

const nameOf = ({ firstName, lastName }: GhlLeadRow): string => [firstName, lastName].filter(Boolean).join(' ');

export const foundLead = ({ row, matched }: Found<GhlLeadRow>, { show }: Masking): FoundLead => ({
  leadId: row.id,
  userId: row.userId,
  name: show(nameOf(row)),
  email: show(row.email),
  phone: show(row.phone),
  source: row.leadSource,
  status: row.conversionStatus,
  syncStatus: row.syncStatus,
  erased: row.erased,
  matched,
  createdAt: row.createdAt,
});
