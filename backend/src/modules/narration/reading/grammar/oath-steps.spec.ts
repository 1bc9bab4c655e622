import { SAGAS } from '#game/content/sagas.js';
import { FACTIONS } from '#game/model/world.js';
import { ferry } from '#test/reading-table/own/ferry.js';
import { readByGrammar } from './read.js';

const filled = (text: string): string =>
  text
    .replaceAll('_', ' ')
    .replaceAll('{place}', 'Aldersund')
    .replaceAll('{where}', 'Vitaborg')
    .replace(/\{who[^}]*\}/g, 'Unn Grimsdottir')
    .replace(/\{foe[^}]*\}/g, 'Eyvind Steinsson')
    .replace(/\{[^}]*\}/g, 'Eyvind');
const steps = FACTIONS.flatMap((faction) =>
  (SAGAS[faction]?.oaths ?? []).flatMap(({ key, steps: all }) =>
    all.map(({ title, offer: { action, description } }, n) => ({
      id: `step:${key}:${n}`,
      action: filled(action),
      description: filled(description),
      title: filled(title),
    })),
  ),
);

describe('a step of an oath', () => {
  it.each(steps)('is meant by what the saga’s page calls it: $title', ({ id, action, description, title }) => {
    const step = ferry.scene.offers.slice(0, 1).map((like) => ({ ...like, id, action, description, title }));
    const offers = [...ferry.scene.offers, ...step];
    const reading = readByGrammar(title, { ...ferry.scene, offers });
    expect(reading.kind === 'reading' && reading.attempt.offerId).toBe(id);
  });
});
