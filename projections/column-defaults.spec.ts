import { gameCharacterEntity } from './game-characters/game-character.entity.js';
import { gameSaveEntity } from './game-saves/game-save.entity.js';
import { ghlLeadEntity } from './ghl-leads/ghl-lead.entity.js';
import { ghlWebhookEventEntity } from './ghl-webhook-events/ghl-webhook-event.entity.js';
import { hexCellStoryEntity } from './hex-cell-stories/hex-cell-story.entity.js';
import { subscriptionEntity } from './subscriptions/subscription.entity.js';
import { tableOf } from './table.js';
import { userEntity } from './users/user.entity.js';

it('are those of the specification', () => {
  expect(tableOf(userEntity).defaults).toMatchObject({
    subscriptionStatus: 'inactive',
    actionTokens: 10,
    totalActionsTaken: 0,
  });
  expect(tableOf(gameCharacterEntity).defaults).toMatchObject({
    faction: 'empire',
    coins: 0,
    inventory: [],
    companions: [],
    gamePhase: 'encounter',
  });
  expect(tableOf(hexCellStoryEntity).defaults).toMatchObject({ visitCount: 1, isResolved: false });
  expect(tableOf(gameSaveEntity).defaults).toMatchObject({ isAutoSave: false });
  expect(tableOf(ghlLeadEntity).defaults).toMatchObject({
    conversionStatus: 'lead',
    leadSource: 'website',
    refused: [],
    withheld: [],
    missing: [],
  });
  expect(tableOf(subscriptionEntity).defaults).toMatchObject({ currency: 'usd' });
  expect(tableOf(ghlWebhookEventEntity).defaults).toMatchObject({ processed: false });
});
