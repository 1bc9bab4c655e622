import { hashOfSentence } from '#game/rules/sentences/told-sentences.js';
import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';
import { repetitionRule } from './repetition.rule.js';

const earlier = ['The ferryman leaned on his pole and watched the far bank for riders. Nothing moved there but reeds.'];
const told = [hashOfSentence('You counted the posts of the old jetty twice.')];

describe('what was told before', () =>
  judges(
    repetitionRule,
    contextOf({ told }, { earlier, shown: 'You went down to the water and washed your hands. ' }),
    {
      good: [
        'The ferryman watched you now, and not the far bank.',
        'You went down.',
        'You went down to the mill, where somebody had left a light.',
      ],
      bad: [
        'You counted the posts of the old jetty twice.',
        'The ferryman leaned on his pole and watched the far bank.',
        'You went down to the water and washed your hands again.',
      ],
    },
  ));
