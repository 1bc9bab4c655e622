import { Player } from '../../support/player.js';
import { type Attack, scaled } from '../attack.js';

const KEYS = 50;
const AT_ONCE = 12;

/** One turn asked for many times at once, under one key: one story, paid once; another body under that key is refused. */
export const doubledRequests: Attack = {
  name: 'one turn asked for many times',
  env: { RATE_LIMIT: 'off' },
  run: async ({ url, share }, tally) => {
    const player = await Player.begun(url, 'forgiving');
    for (let n = 0; n < scaled(KEYS, share); n++) {
      const { body: view } = await player.choices();
      if (view.gameOver) return;
      const before = await player.tokens();
      const asked = Player.next(view, n);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => player.act(`double-${n}`, asked)));
      const stories = new Set(answers.map(({ status, body }) => (status === 200 ? body.story.id : `status ${status}`)));
      tally.count(stories.size === 1 ? null : `one key has ${stories.size} answers: ${[...stories].join(', ')}`);
      const paid = (before ?? 0) - ((await player.tokens()) ?? 0);
      tally.count(paid === 1 ? null : `one turn cost ${paid} tokens`);
      const other = await player.act(`double-${n}`, { action: `something else ${n}`, isCustomAction: true });
      tally.count(other.status === 409 ? null : `another body under the key: ${other.status}`);
    }
  },
};
