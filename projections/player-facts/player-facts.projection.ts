import { changesOf, projectionOf } from '../projection.js';
import { type PlayerFactRow } from './player-fact.entity.js';

const { upsert } = changesOf<PlayerFactRow, 'userId'>();

/** Table `player_facts`: one row a person, without anything personal. */
export const playerFacts = projectionOf<PlayerFactRow, 'userId'>()({
  readModel: 'player_facts',
  version: 1,
  areas: ['account'],
  project: ({ type, data }) => {
    switch (type) {
      case 'GuestCreated':
        return [upsert({ userId: data.userId, arrivedAt: data.createdAt })];
      case 'AccountRegistered':
      case 'GuestBecameAccount':
        return [upsert({ userId: data.userId, registeredAt: data.registeredAt })];
      case 'GuestClaimed':
        return [upsert({ userId: data.userId, ownerId: data.ownerId })];
      case 'RegistrationAbandoned':
      case 'EmailChanged':
      case 'EmailConfirmed':
      case 'PasswordResetRequested':
      case 'PasswordChanged':
      case 'ProfileChanged':
      case 'LoggedIn':
      case 'LoggedOut':
      case 'DeviceRemembered':
      case 'DeviceForgotten':
        return [];
    }
  },
});
