import { plantProject, runTool, type PlantedProject } from './planted-project.js';

interface Findings {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

const FOLDERS = ['backend', 'contracts', 'frontend', 'game', 'projections', 'test'];
const ARGS = ['--config', '.dependency-cruiser.js', '--output-type', 'json', ...FOLDERS];

const kept = {
  'contracts/hex/hex.ts': "import '#game/model/hex.js'; export const hex = 1;",
  'contracts/hex/events/hex-named.ts': "import '../../shared/event.js'; export const hexNamed = 1;",
  'contracts/shared/event.ts': 'export const event = 1;',
  'game/model/hex.ts': 'export const hex = 1;',
  'game/rules/dice.ts': "import '../model/hex.js'; export const dice = 1;",
  'game/content/words.ts': "import '../model/hex.js'; export const words = 1;",
  'game/play/table.ts': "import '../rules/dice.js'; import '../content/words.js'; export const table = 1;",
  'backend/src/shared/domain/decision.ts': 'export const decide = 1;',
  'backend/src/platform/clock/clock.ts': 'export const clock = 1;',
  'backend/src/modules/wallet/wallet.port.ts': 'export const wallet = 1;',
  'backend/src/modules/wallet/domain/balance.ts':
    "import '#contracts/hex/hex.js'; import '#backend/shared/domain/decision.js'; export const balance = 1;",
  'backend/src/modules/session/domain/turn.ts': "import './turn.rules.js'; export const turn = 1;",
  'backend/src/modules/session/domain/turn.rules.ts': 'export const rules = 1;',
  'backend/src/modules/session/play.ts':
    "import '#backend/modules/wallet/wallet.port.js'; import '#backend/platform/clock/clock.js'; import 'pg';",
  'backend/src/modules/session/turn-facts/turn-facts.port.ts': "import '#game/model/hex.js'; export const facts = 1;",
  'backend/src/modules/narration/narrator.port.ts': "import './domain/story.js'; export const narrator = 1;",
  'backend/src/modules/narration/domain/story.ts':
    "import '#backend/modules/session/turn-facts/turn-facts.port.js'; export const story = 1;",
  'projections/projection.ts': 'export const projection = 1;',
  'projections/games/games.projection.ts': "import '../projection.js'; import '#contracts/hex/hex.js';",
  'frontend/src/testing/browser.ts': 'export const browser = 1;',
  'frontend/src/lib/words.ts': 'export const words = 1;',
  'frontend/src/components/line.ts': "import '../lib/words.js'; export const line = 1;",
  'frontend/src/features/story/index.ts': "export { story } from './story.js';",
  'frontend/src/features/story/story.ts': "import '../../components/line.js'; export const story = 1;",
  'frontend/src/features/play/index.ts': "export { play } from './play.js';",
  'frontend/src/features/play/play.ts': "import '../story/index.js'; export const play = 1;",
  'frontend/src/app/app.ts':
    "import '#contracts/hex/hex.js'; import '../features/play/index.js'; export const app = 1;",
  'frontend/src/components/button.ts': 'export const button = 1;',
  'frontend/src/drawing/pen.ts': 'export const pen = 1;',
  'frontend/src/crafts/craft.ts':
    "import '../drawing/pen.js'; import '../components/button.js'; export const craft = 1;",
  'frontend/src/crafts/default/band.ts': "import '../craft.js'; export const band = 1;",
  'frontend/src/crafts/vikings/band.ts': "import '../default/band.js'; import '../../drawing/pen.js';",
  'frontend/src/features/play/page.ts':
    "import '../../crafts/vikings/band.js'; import '../../drawing/pen.js'; import '../../components/button.js';",
  'test/support/given.ts': 'export const given = 1;',
};

const otherHalf = {
  'contracts/a/two.ts': "import './one.js'; export const two = 1;",
  'contracts/a/views.ts': 'export const views = 1;',
  'frontend/src/features/story/back.ts': "import '../play/ring.js'; export const back = 1;",
};

/** Each rule with planted files that break it. */
const broken: readonly (readonly [rule: string, file: string, content: string])[] = [
  ['no-cycles', 'contracts/a/one.ts', "import './two.js'; export const one = 1;"],
  ['imports-resolve', 'contracts/a/lost.ts', "import '#contracts/a/nowhere.js';"],
  ['game-model-is-a-leaf', 'game/model/leaf.ts', "import '../rules/dice.js';"],
  ['rules-and-content-know-the-model-only', 'game/rules/worded.ts', "import '../content/words.js';"],
  ['rules-and-content-know-the-model-only', 'game/content/ruled.ts', "import '../rules/dice.js';"],
  ['rules-and-content-know-the-model-only', 'game/rules/played.ts', "import '../play/table.js';"],
  ['rules-and-content-know-the-model-only', 'game/content/played.ts', "import '../play/table.js';"],
  ['play-joins-rules-and-content', 'game/play/upward.ts', "import '#contracts/hex/hex.js';"],
  ['contracts-know-the-model-only', 'contracts/a/leaf.ts', "import '#backend/shared/domain/decision.js';"],
  ['contracts-know-the-model-only', 'contracts/a/ruled.ts', "import '#game/rules/dice.js';"],
  [
    'contracts-know-the-model-only',
    'contracts/a/type-leaf.ts',
    "import type { clock } from '#backend/platform/clock/clock.js'; export type C = typeof clock;",
  ],
  ['recorded-events-are-frozen', 'contracts/a/events/a-named.ts', "import '#game/model/hex.js';"],
  ['recorded-events-are-frozen', 'contracts/a/events/shapes/a.v1.ts', "import '../../views.js';"],
  ['recorded-events-are-frozen', 'contracts/a/upcasters/a-named.v1-to-v2.ts', "import '../views.js';"],
  ['domain-is-pure', 'backend/src/modules/session/domain/clocked.ts', "import '#backend/platform/clock/clock.js';"],
  [
    'domain-is-pure',
    'backend/src/modules/session/domain/other.ts',
    "import '#backend/modules/wallet/domain/balance.js';",
  ],
  ['domain-is-pure', 'backend/src/modules/session/domain/outer.ts', "import '../play.js';"],
  ['facts-are-plain-data', 'backend/src/modules/session/turn-facts/clocked.port.ts', "import '../domain/turn.js';"],
  [
    'narration-depends-on-sessions',
    'backend/src/modules/session/told.ts',
    "import '#backend/modules/narration/narrator.port.js';",
  ],
  ['shared-domain-is-pure', 'backend/src/shared/domain/shared.ts', "import '../../platform/clock/clock.js';"],
  ['pure-code-does-no-io', 'backend/src/modules/session/domain/file.ts', "import 'node:fs';"],
  ['pure-code-does-no-io', 'contracts/a/file.ts', "import 'node:crypto';"],
  ['pure-code-does-no-io', 'projections/games/file.projection.ts', "import 'node:crypto';"],
  [
    'modules-keep-their-insides',
    'backend/src/modules/session/nosy.ts',
    "import '#backend/modules/wallet/domain/balance.js';",
  ],
  [
    'platform-knows-no-module',
    'backend/src/platform/clock/knows.ts',
    "import '#backend/modules/wallet/wallet.port.js';",
  ],
  ['platform-knows-no-module', 'backend/src/shared/knows.ts', "import '#backend/modules/wallet/wallet.port.js';"],
  ['projections-stand-alone', 'projections/games/leans.ts', "import '#backend/platform/clock/clock.js';"],
  ['frontend-knows-contracts-and-game-only', 'frontend/src/peeks.ts', "import '#projections/projection.js';"],
  ['client-layers-run-one-way', 'frontend/src/components/nosy.ts', "import '../features/story/index.js';"],
  ['client-layers-run-one-way', 'frontend/src/crafts/nosy.ts', "import '../features/story/index.js';"],
  ['client-lib-is-a-leaf', 'frontend/src/lib/drawn.ts', "import '../components/line.js';"],
  ['features-keep-their-insides', 'frontend/src/features/play/nosy.ts', "import '../story/story.js';"],
  [
    'features-keep-their-insides',
    'frontend/src/features/play/lazy.ts',
    "export const later = import('../story/story.js');",
  ],
  ['pages-use-public-faces', 'frontend/src/app/nosy.ts', "import '../features/story/story.js';"],
  ['pages-use-public-faces', 'frontend/src/main.ts', "import './features/story/story.js';"],
  ['features-know-no-page', 'frontend/src/features/story/paged.ts', "import '../../app/app.js';"],
  ['no-cycles', 'frontend/src/features/play/ring.ts', "import '../story/back.js'; export const ring = 1;"],
  ['nothing-ships-tests', 'frontend/src/lib/tested.ts', "import '../testing/browser.js';"],
  ['components-know-no-art', 'frontend/src/components/drawn.ts', "import '../drawing/pen.js';"],
  ['components-know-no-art', 'frontend/src/components/banded.ts', "import '../crafts/craft.js';"],
  ['drawing-knows-no-craft', 'frontend/src/drawing/dressed.ts', "import '../crafts/default/band.js';"],
  [
    'drawing-knows-no-craft',
    'frontend/src/drawing/typed.ts',
    "import type { craft } from '../crafts/craft.js'; export type C = typeof craft;",
  ],
  ['crafts-stand-alone', 'frontend/src/crafts/knights/borrowed.ts', "import '../vikings/band.js';"],
  ['nothing-ships-tests', 'backend/src/platform/clock/tested.ts', "import '#test/support/given.js';"],
  ['nothing-ships-dev-dependencies', 'backend/src/platform/clock/dev.ts', "import 'fast-check';"],
];

describe('the rules on imports between folders', () => {
  let project: PlantedProject;
  let found: ReadonlySet<string>;
  beforeAll(async () => {
    project = await plantProject({
      ...kept,
      ...otherHalf,
      ...Object.fromEntries(broken.map(([, file, content]) => [file, content])),
    });
    const findings = JSON.parse(await project.run('depcruise', ARGS)) as Findings;
    found = new Set(findings.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`));
  });
  afterAll(() => project.remove());

  it.each(broken)('%s is broken by %s', (rule, file) => expect([...found]).toContain(`${rule}: ${file}`));

  it('report nothing on allowed imports', () =>
    expect([...found].filter((finding) => Object.keys(kept).some((file) => finding.endsWith(`: ${file}`)))).toEqual(
      [],
    ));
});

describe('the repository', () => {
  it('breaks none of them', async () => {
    const { summary } = JSON.parse(await runTool('depcruise', ARGS)) as Findings;
    expect(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)).toEqual([]);
  });
});
