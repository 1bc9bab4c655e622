import { test } from '../e2e/setup/test.js';
import { type CharacterDefinition } from '#contracts/session/views.js';
import { type FactionId } from '#game/model/world.js';
import { playToDeath } from '../support/play-to-death.js';
import { Player } from '../support/player.js';
import { reads, take } from './take.js';
import { isWanted } from './wanted.js';

const LIGHTS = ['day', 'night'] as const;
/** The three complete crafts; the variable THEMES can add the others. */
const CRAFTS: readonly (FactionId | 'default')[] = ['default', 'vikings', 'samurai'];
const ASKED = (process.env['THEMES']?.split(',') ?? []) as FactionId[];
const TURNS = 6;
/** The tabs of the game that are not open at first. */
const TABS: Readonly<Record<string, readonly string[]>> = {
  phone: ['Actions', 'Character', 'Map'],
  narrow: ['Actions', 'Character', 'Map'],
  landscape: ['Character', 'Map'],
};

const sagaOf = (faction: FactionId): Pick<CharacterDefinition, 'worldSettings' | 'name'> => ({
  worldSettings: { faction, era: '', environment: '', tone: 'gritty' },
  name: faction === 'samurai' ? 'Kurokawa Tomoe' : 'Thora Ulfsdottir',
});

const played = async (url: string, faction: FactionId, turns: number): Promise<Player> => {
  const player = await Player.begun(url, 'normal', sagaOf(faction));
  for (let turn = 0; turn < turns; turn += 1) {
    const { body } = await player.choices();
    if (!body.gameOver) await player.act(`screens-${turn}`, Player.next(body, turn));
  }
  return player;
};

const ROUTES = [
  ['start', '/'],
  ['worlds', '/?step=world-builder&difficulty=normal&faction=mongols'],
  ['creation', '/?step=character-creation&difficulty=normal&faction=vikings'],
  ['page-not-found', '/no-such-page'],
  ['subscription', '/subscription'],
  ['subscription-profile', '/subscription?tab=profile'],
  ['subscription-settings', '/subscription?tab=settings'],
] as const;

const NEEDS_PLAYER = ['worlds', 'creation', 'subscription'];

for (const light of LIGHTS) {
  for (const [screen, route] of ROUTES)
    test(`${screen} by ${light}`, async ({ page, baseURL }, info) => {
      test.skip(!isWanted(screen, info, 'default', light));
      const player = new Player(baseURL ?? '');
      if (NEEDS_PLAYER.some((name) => screen.startsWith(name))) await player.signIn();
      await reads(page, { light, ...(player.token === '' ? {} : { auth_token: player.token }) });
      await page.goto(route);
      await take(page, `${screen}-${light}-${info.project.name}`);
    });

  for (const theme of new Set([...CRAFTS, ...ASKED]))
    test(`play in ${theme} by ${light}`, async ({ page, baseURL }, info) => {
      test.skip(!isWanted('play', info, theme, light));
      const faction = theme === 'default' ? 'vikings' : theme;
      const player = await played(baseURL ?? '', faction, TURNS);
      await reads(page, { light, theme, auth_token: player.token });
      await page.goto(`/?step=gameplay&character=${player.characterId}`);
      await take(page, `play-${theme}-${light}-${info.project.name}`, { shown: page.locator('[data-newest]') });
      for (const tab of TABS[info.project.name] ?? []) {
        await page.getByRole('tab', { name: tab, exact: true }).tap();
        await take(page, `play-${theme}-${light}-${info.project.name}-${tab.toLowerCase()}`, {
          shown: page.getByRole('tabpanel'),
        });
      }
    });

  for (const theme of new Set([...CRAFTS, ...ASKED]))
    test(`game over in ${theme} by ${light}`, async ({ page, baseURL }, info) => {
      test.skip(!isWanted('game-over', info, theme, light));
      const faction = theme === 'default' ? 'mongols' : theme;
      const player = await Player.begun(baseURL ?? '', 'hardcore', sagaOf(faction));
      await playToDeath(player);
      await reads(page, { light, theme, auth_token: player.token });
      await page.goto(`/?step=gameplay&character=${player.characterId}`);
      await take(page, `game-over-${theme}-${light}-${info.project.name}`);
    });
}
