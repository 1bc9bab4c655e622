import { type EntitySchema } from 'typeorm';
import { gameCharacterEntity } from './game-characters/game-character.entity.js';
import { gameCharacters } from './game-characters/game-characters.projection.js';
import { gameEditionEntity } from './game-editions/game-edition.entity.js';
import { gameEditions } from './game-editions/game-editions.projection.js';
import { gameSagaEntity } from './game-sagas/game-saga.entity.js';
import { gameSagas } from './game-sagas/game-sagas.projection.js';
import { gameSaveEntity } from './game-saves/game-save.entity.js';
import { gameSaves } from './game-saves/game-saves.projection.js';
import { gameStories } from './game-stories/game-stories.projection.js';
import { gameStoryEntity } from './game-stories/game-story.entity.js';
import { gameStoryItemEntity } from './game-story-items/game-story-item.entity.js';
import { gameStoryItems } from './game-story-items/game-story-items.projection.js';
import { gameWorldEntity } from './game-worlds/game-world.entity.js';
import { gameWorlds } from './game-worlds/game-worlds.projection.js';
import { ghlWebhookEventEntity } from './ghl-webhook-events/ghl-webhook-event.entity.js';
import { ghlWebhookEvents } from './ghl-webhook-events/ghl-webhook-events.projection.js';
import { hexCellStories } from './hex-cell-stories/hex-cell-stories.projection.js';
import { hexCellStoryEntity } from './hex-cell-stories/hex-cell-story.entity.js';
import { ghlLeadEntity } from './ghl-leads/ghl-lead.entity.js';
import { ghlLeads } from './ghl-leads/ghl-leads.projection.js';
import { type Projection } from './projection.js';
import { sagaMemories } from './saga-memories/saga-memories.projection.js';
import { sagaMemoryEntity } from './saga-memories/saga-memory.entity.js';
import { staffActEntity } from './staff-acts/staff-act.entity.js';
import { staffActs } from './staff-acts/staff-acts.projection.js';
import { sagaShareEntity } from './saga-shares/saga-share.entity.js';
import { sagaShares } from './saga-shares/saga-shares.projection.js';
import { subscriptionEntity } from './subscriptions/subscription.entity.js';
import { subscriptions } from './subscriptions/subscriptions.projection.js';
import { type Table, tableOf, type TableStorage } from './table.js';
import { userEntity } from './users/user.entity.js';
import { users } from './users/users.projection.js';
import { playerFactEntity } from './player-facts/player-fact.entity.js';
import { playerFacts } from './player-facts/player-facts.projection.js';
import { sentenceDoubtEntity } from './sentence-doubts/sentence-doubt.entity.js';
import { sentenceDoubts } from './sentence-doubts/sentence-doubts.projection.js';
import { tokenExhaustionEntity } from './token-exhaustions/token-exhaustion.entity.js';
import { tokenExhaustions } from './token-exhaustions/token-exhaustions.projection.js';
import { turnFactEntity } from './turn-facts/turn-fact.entity.js';
import { turnFacts } from './turn-facts/turn-facts.projection.js';
import { visitEntity } from './visits/visit.entity.js';
import { visits } from './visits/visits.projection.js';
import { walletPaymentEntity } from './wallet-payments/wallet-payment.entity.js';
import { walletPayments } from './wallet-payments/wallet-payments.projection.js';
import { walletEntity } from './wallet/wallet.entity.js';
import { wallet } from './wallet/wallet.projection.js';

/** A projection and the table that it fills. */
export interface ReadModel {
  readonly projection: Projection;
  readonly table: Table;
}

export const readModel = (
  projection: Projection,
  entity: Pick<EntitySchema, 'options'>,
  storage?: TableStorage,
): ReadModel => ({
  projection,
  table: tableOf(entity, storage),
});

/** Every turn rewrites these long rows (one a session): free space keeps a row on its page, and the WAL small. */
const REWRITTEN: TableStorage = { fillfactor: 50 };

/** All read models. */
export const READ_MODELS: readonly ReadModel[] = [
  readModel(users, userEntity),
  readModel(wallet, walletEntity),
  readModel(subscriptions, subscriptionEntity),
  readModel(walletPayments, walletPaymentEntity),
  readModel(gameCharacters, gameCharacterEntity, REWRITTEN),
  readModel(gameWorlds, gameWorldEntity),
  readModel(gameSagas, gameSagaEntity, REWRITTEN),
  readModel(gameStories, gameStoryEntity),
  readModel(gameStoryItems, gameStoryItemEntity),
  readModel(gameEditions, gameEditionEntity),
  readModel(hexCellStories, hexCellStoryEntity),
  readModel(gameSaves, gameSaveEntity),
  readModel(sagaMemories, sagaMemoryEntity),
  readModel(sagaShares, sagaShareEntity),
  readModel(ghlLeads, ghlLeadEntity),
  readModel(ghlWebhookEvents, ghlWebhookEventEntity),
  readModel(staffActs, staffActEntity),
  readModel(playerFacts, playerFactEntity),
  readModel(sentenceDoubts, sentenceDoubtEntity),
  readModel(tokenExhaustions, tokenExhaustionEntity),
  readModel(turnFacts, turnFactEntity),
  readModel(visits, visitEntity),
];

/** Their entities, for a DataSource: `synchronize` is off, the runner makes the tables. */
export const READ_MODEL_ENTITIES = [
  userEntity,
  walletEntity,
  subscriptionEntity,
  walletPaymentEntity,
  gameCharacterEntity,
  gameWorldEntity,
  gameSagaEntity,
  gameStoryEntity,
  gameStoryItemEntity,
  gameEditionEntity,
  hexCellStoryEntity,
  gameSaveEntity,
  sagaMemoryEntity,
  sagaShareEntity,
  ghlLeadEntity,
  ghlWebhookEventEntity,
  staffActEntity,
  playerFactEntity,
  sentenceDoubtEntity,
  tokenExhaustionEntity,
  turnFactEntity,
  visitEntity,
];
