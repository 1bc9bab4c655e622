import { type Authenticated } from '#contracts/account/views.js';
import { eventually } from '../../support/eventually.js';
import { GameWithTraces } from '../../support/game-with-traces.js';
import { Player } from '../../support/player.js';
import { registered } from '../../support/registered.js';
import { ignored } from '#backend/shared/ignored.js';

let game: GameWithTraces;
beforeAll(async () => {
  game = await GameWithTraces.open();
  await game.start();
}, 60_000);
afterAll(() => game.close(), 60_000);

it('finishes a transfer that a killed process left behind', async () => {
  const guest = await Player.begun(game.url, 'forgiving', { name: 'Hrafn the Late' });
  await guest.act('one', { action: 'I wait for the tide', isCustomAction: true });
  const { sessionId, characterId } = guest;
  await guest.call('POST', '/api/saves/manual', { body: { sessionId, characterId, saveName: 'At the tide' } });
  const leaves = (await guest.stories()).body;
  const cy = await registered(game.url, { username: 'Cy_the_Patient', password: 'Nine-Fathoms-Dn7' });
  await game.stop();
  await game.start({ FAULT_KILL_AT: 'transfer:key-handed-over' });
  cy.url = game.url;
  const claim = cy.call('POST', '/api/auth/claim-guest', { body: { guestToken: guest.token } });
  await expect(claim).rejects.toThrow();
  await game.gone;
  // The job of the claim comes to its line in the next process.
  await game.start({ FAULT_KILL_AT: 'transfer:saga-moved' }).catch(ignored.seenByItsOutcome);
  await game.gone;
  await game.start();
  Object.assign(cy, { sessionId, characterId, url: game.url });
  await eventually(async () => expect((await cy.stories()).body).toEqual(leaves), 30_000);
  expect((await Object.assign(guest, { url: game.url }).call<Authenticated>('GET', '/api/auth/me')).status).toBe(401);
}, 120_000);
