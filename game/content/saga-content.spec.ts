import { FACTIONS } from '../model/world.js';
import { type OathContent, type SagaContent } from '../model/content/saga-content.js';
import { type SagaSceneContent } from '../model/content/scenes.js';
import { isClueKey } from '../model/saga.js';
import { SAGAS } from './sagas.js';
import { sagaFaults } from '#test/content-validation/validate-saga.js';

it.each(FACTIONS)('the sagas of the %s have no faults', (faction) => {
  const content = SAGAS[faction];
  expect(content && sagaFaults(faction, content)).toEqual([]);
});

it('no two sagas share a key', () => {
  const keys = Object.values(SAGAS).flatMap(({ oaths, threats, threads }) =>
    [...oaths, ...threats, ...threads].map(({ key }) => key),
  );
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  expect(
    FACTIONS.flatMap((faction) =>
      SAGAS[faction]
        ? [...SAGAS[faction].oaths, ...SAGAS[faction].threats, ...SAGAS[faction].threads].filter(
            ({ key }) => !key.startsWith(`${faction}/`),
          )
        : [],
    ),
  ).toEqual([]);
});

it('the key of a thread says whether it is a clue', () => {
  for (const content of Object.values(SAGAS)) {
    expect(content.clues.filter(({ key }) => !isClueKey(key))).toEqual([]);
    expect(content.threads.filter(({ key }) => isClueKey(key))).toEqual([]);
  }
});

describe('a fault', () => {
  const whole = SAGAS.vikings;
  if (!whole) throw new Error('the vikings have no sagas');
  /** Judging scenes takes longest: one of each kind and of each course is enough for a sound saga. */
  const isFirst = ({ kind, of }: SagaSceneContent, i: number, scenes: readonly SagaSceneContent[]): boolean =>
    scenes.findIndex((scene) => scene.kind === kind) === i || scenes.findIndex((scene) => scene.of === of) === i;
  const sound: SagaContent = { ...whole, scenes: whole.scenes.filter(isFirst) };
  const KEY = 'vikings/the-burnt-hall';
  const faults = (over: Partial<SagaContent>) => sagaFaults('vikings', { ...sound, ...over });
  const oath = (change: (oath: OathContent) => Partial<OathContent>) =>
    faults({ oaths: sound.oaths.map((one) => (one.key === KEY ? { ...one, ...change(one) } : one)) });
  const title = (line: string) => oath(() => ({ title: line }));
  const field = `vikings/oaths.ts: ${KEY}.title`;

  it.each([
    ['a slot that is not there', 'Make {them} answer at {where} for it.', 'has no slot {them} here'],
    ['a phrase that no narrator says', 'Make {foe} answer with a sense of {where}.', "says 'a sense of'"],
    ['the same word twice', 'Make {foe} answer at at {where}.', 'says a word twice'],
    ['a straight quotation mark', "Make {foe}'s men answer at {where}.", 'has a straight quotation mark: “ ” ’'],
    ['a quotation without its end', 'Make {foe} say “yes at {where}.', 'has a quotation mark without its fellow'],
    ['no end', 'Make {foe} answer at {where}', 'does not end as a sentence'],
    ['no beginning', 'make {foe} answer at {where}.', 'does not begin with a capital'],
    ['a space too many', 'Make {foe} answer  at {where}.', 'has a space too many'],
    ['too few words', 'Answer {foe}.', 'has 2 words, 3 at least'],
    ['too many words', `Make {foe} answer${' for this'.repeat(12)}.`, 'has 27 words, 24 at most'],
  ])('of a line, %s, is named by file and field', (_, line, fault) =>
    expect(title(line)).toContainEqual({ field, fault }),
  );

  it('of one line among several is named by its number', () =>
    expect(
      oath(({ advances }) => ({ advances: advances.map((line, i) => (i === 3 ? `${line} {place}.` : line)) })),
    ).toEqual([{ field: `vikings/oaths.ts: ${KEY}.advances[3]`, fault: 'has no slot {place} here' }]));

  it('of a missing step, way or line is named', () => {
    expect(oath(({ steps }) => ({ steps: steps.slice(1) }))).toEqual([
      { field: `vikings/oaths.ts: ${KEY}.steps`, fault: 'an oath has three steps' },
    ]);
    expect(oath(({ test }) => ({ test: { ...test, offers: test.offers.slice(1) } }))).toEqual([
      { field: `vikings/oaths.ts: ${KEY}.test.offers`, fault: 'a last test has five ways' },
    ]);
    expect(oath(({ triumph }) => ({ triumph: triumph.slice(1) }))).toEqual([
      { field: `vikings/oaths.ts: ${KEY}.triumph`, fault: 'has fewer than 6 lines' },
    ]);
  });

  it('of an offer is named by its part', () => {
    const worded = oath(({ steps }) => ({
      steps: steps.map((step, i) =>
        i === 2
          ? { ...step, offer: { ...step.offer, action: 'Get it by heart.', failure: 'It went badly for you.' } }
          : step,
      ),
    }));
    expect(worded).toEqual([
      { field: `vikings/oaths.ts: ${KEY}.steps[2].offer.action`, fault: 'is not a phrase of up to 9 words' },
      { field: `vikings/oaths.ts: ${KEY}.steps[2].offer.failure`, fault: 'has 5 words, 12 at least' },
    ]);
  });

  it('of threats, threads, services and landmarks is named by its own file', () => {
    const [threat, ...threats] = sound.threats,
      [thread, ...threads] = sound.threads;
    expect(faults({ threats: [{ ...threat, steps: threat?.steps.slice(1) } as never, ...threats] })).toEqual([
      { field: `vikings/threats.ts: ${threat?.key ?? ''}.steps`, fault: 'a threat has four steps' },
    ]);
    expect(faults({ threads: [{ ...thread, title: 'You owe {who} a day.' } as never, ...threads] })).toEqual([
      { field: `vikings/threads.ts: ${thread?.key ?? ''}.title`, fault: 'has no slot {who} here' },
    ]);
    expect(faults({ threads: sound.threads.filter(({ key }) => key !== 'vikings/rumour-of-the-keel') })).toEqual([
      { field: 'vikings/threads.ts', fault: 'fewer than two of kind rumour' },
    ]);
    expect(faults({ services: { ...sound.services, heal: sound.services.heal.slice(1) } })).toEqual([
      { field: 'vikings/services.ts: heal', fault: 'fewer than two' },
    ]);
    expect(
      faults({ landmarks: sound.landmarks.map((mark, i) => (i === 0 ? { ...mark, seen: mark.seen.slice(1) } : mark)) }),
    ).toEqual([{ field: `vikings/landmarks.ts: ${sound.landmarks[0]?.name ?? ''}`, fault: 'has fewer than 2 lines' }]);
  });

  it.each([
    [
      'a remark before the advice',
      '“Nobody ever came to harm by it,” said {mate}. “{action}. I make it {odds}.”',
      ['its first sentence does not say {action}', 'its first sentence does not say {odds}'],
    ],
    [
      'many words before the advice',
      '{mate} thought for a while, as people do who have been asked, and said: “{action}; it is {odds}.”',
      ['has 13 words before the advice, 9 at most'],
    ],
    [
      'many words after it',
      '“{action}; it is {odds},” said {mate}, “and we could all be home again before supper, or nearly.”',
      ['has 11 words after the advice, 9 at most'],
    ],
  ])('of counsel that does not begin with the advice, for %s, is named', (_, line, expected) => {
    const [, ...wary] = sound.counsel.advise.wary;
    const advise = { ...sound.counsel.advise, wary: [line, ...wary] };
    expect(faults({ counsel: { ...sound.counsel, advise } })).toEqual(
      expected.map((fault) => ({ field: 'vikings/counsel.ts: advise.wary[0]', fault })),
    );
  });

  it('of counsel that does not say with whom somebody disagrees is named', () => {
    const { differ, advise } = sound.counsel;
    const sly = ['“{action}: it is {odds},” said {mate}.', ...differ.sly.slice(1)];
    expect(faults({ counsel: { ...sound.counsel, advise, differ: { ...differ, sly } } })).toEqual([
      { field: 'vikings/counsel.ts: differ.sly[0]', fault: 'its first sentence does not say {other}' },
    ]);
  });

  it('of a long sentence told in two places is named by its first words', () => {
    const [line = ''] = sound.oaths[0]?.advances ?? [];
    const [first] = oath(({ advances }) => ({ advances: [...advances.slice(0, 4), line] }));
    expect(first).toEqual({ field: 'vikings', fault: expect.stringMatching(/^says twice: .+/) });
  });
});
