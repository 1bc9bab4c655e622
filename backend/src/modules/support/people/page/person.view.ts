import { type SagaOfPerson, type StaffPerson, type SubscriptionOfPerson } from '#contracts/support/people-views.js';
import { type GameCharacterRow } from '#projections/game-characters/game-character.entity.js';
import { type GameSaveRow } from '#projections/game-saves/game-save.entity.js';
import { type SubscriptionRow } from '#projections/subscriptions/subscription.entity.js';
import { type UserRow } from '#projections/users/user.entity.js';
import { type WalletRow } from '#projections/wallet/wallet.entity.js';
import { type Masking } from '../../support.port.js';
import { foundLead, shownName } from '../found-rows.js';
import { type RowsOfPerson } from './person-rows.js';

const account = (user: UserRow, masking: Masking) => {
  const { show } = masking;
  const { kind, erased, email, confirmedEmail, leadSource, subscriptionTier: tier, createdAt } = user;
  const names = { firstName: show(user.firstName), lastName: show(user.lastName), phone: show(user.phone) };
  const emailConfirmed = email !== null && email === confirmedEmail;
  const about = { kind, erased, leadSource, tier, createdAt, emailConfirmed };
  return { ...about, username: shownName(user, masking), email: show(email), ...names };
};

const wallet = ({ balance, plan, actionsTaken, refilledAt, refillsAt }: WalletRow): StaffPerson['wallet'] => ({
  balance,
  plan,
  actionsTaken,
  refilledAt,
  refillsAt,
});

const saga = (row: GameCharacterRow, { show }: Masking): SagaOfPerson => {
  const { sessionId, id: characterId, profession, difficulty, turn, hitPoints, maxHitPoints, ending } = row;
  const { faction } = row.worldSettings;
  const about = { sessionId, characterId, faction, profession, difficulty, turn, hitPoints, maxHitPoints, ending };
  return { ...about, hero: show(row.name), startedAt: row.createdAt };
};

const save = (
  { id, sessionId, saveName, turn, isAutoSave, lastPlayed, createdAt }: GameSaveRow,
  { show }: Masking,
) => ({
  saveId: id,
  sessionId,
  name: show(saveName),
  turn,
  isAutoSave,
  lastPlayed,
  createdAt,
});

const subscription = (row: SubscriptionRow): SubscriptionOfPerson => {
  const { tier, status, currentPeriodStart: from, currentPeriodEnd: to, amount, currency } = row;
  return { tier, status, from, to, amount, currency };
};

/** A person's page for staff. */
export const personView = (rows: RowsOfPerson, masking: Masking): StaffPerson => ({
  userId: rows.user.id,
  masked: masking.masked,
  ...account(rows.user, masking),
  wallet: rows.wallet && wallet(rows.wallet),
  openTurns: rows.openPayments.map(({ commandId, sessionId, spentAt: paidAt }) => ({ commandId, sessionId, paidAt })),
  devices: rows.devices,
  sagas: rows.heroes.map((row) => saga(row, masking)),
  saves: rows.saves.map((row) => save(row, masking)),
  subscriptions: rows.subscriptions.map(subscription),
  leads: rows.leads.map((row) => foundLead({ row, matched: 'lead' }, masking)),
});
