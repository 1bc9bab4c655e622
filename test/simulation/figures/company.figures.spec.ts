import { COMPANY, isQuoted } from './company.figures.js';
import { companion, leaf, saga, valueIn } from './hand-made.fixture.js';

const ORM = companion('Orm', 'humanoid'),
  HOUND = companion('Garm', 'animal');

describe('the figures of companions', () => {
  it('count people, no beasts, and the leaves that name them', () => {
    const sagas = [
      saga([
        leaf({ company: [HOUND], story: 'Garm ran.' }),
        leaf({ company: [ORM, HOUND], story: 'Orm looked at Garm.' }),
        leaf({ company: [ORM], story: 'It rained.' }),
      ]),
    ];
    expect(valueIn(COMPANY, 'turns with a person', sagas)).toBe(2);
    expect(valueIn(COMPANY, 'leaves of these that name', sagas)).toBe(50);
  });

  it('hear somebody speak where their name and a quotation stand in one paragraph', () => {
    const told = (story: string) => isQuoted(leaf({ company: [ORM], story }));
    expect(told('“No,” said Orm.')).toBe(true);
    expect(told('Orm said nothing.\n\n“No,” said the ferryman.')).toBe(false);
  });

  it('tell the wishes of people from those of beasts', () => {
    const wish = (id: string, them: string) => ({ id, key: 'vikings/wish', kind: 'wish' as const, them });
    const sagas = [saga([leaf({ company: [ORM, HOUND] })], { threads: [wish('w1', 'Orm'), wish('w2', 'Garm')] })];
    expect(valueIn(COMPANY, 'wishes told of people', sagas)).toBe(50);
  });
});
