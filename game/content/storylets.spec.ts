import { FACTIONS } from '../model/world.js';
import { type Frame } from '../model/content/frame.js';
import { CATALOGUE } from './catalogue.js';
import { SAGAS } from './sagas.js';
import { COMMON, tablesOf } from './tables.js';
import { deedFaults, thingsShown } from '#test/content-validation/validate-shows.js';
import { storyletFaults } from '#test/content-validation/validate-storylet.js';

it.each(FACTIONS)('the storylets of the %s have no faults', (faction) =>
  expect(tablesOf(faction).frames.flatMap((frame) => storyletFaults(frame, faction))).toEqual([]),
);
it.each(FACTIONS)('the storylets of the %s declare what they show, and no deed names a thing unseen', (faction) => {
  const { frames } = tablesOf(faction);
  const things = thingsShown(frames);
  expect(frames.filter(({ shows }) => shows === undefined).map(({ key }) => key)).toEqual([]);
  expect(frames.flatMap((frame) => deedFaults(frame, things, frame.key))).toEqual([]);
});
it('nor have those of all peoples', () =>
  expect(COMMON.frames.flatMap((frame) => storyletFaults(frame, 'common'))).toEqual([]));

it('those who stay in their place are known by a trade that nobody else has', () => {
  const trades = [...CATALOGUE.frames.values()].flatMap(({ key, who }) => (who ? [{ key, ...who }] : []));
  const others = FACTIONS.flatMap((faction) => {
    const { oaths = [], counsel } = SAGAS[faction] ?? {};
    return [
      ...oaths.flatMap(({ who, foe }) => [who.trade, foe.trade]),
      ...(counsel?.hirelings ?? []).map((h) => h.trade),
    ];
  });
  const free = new Set([...trades.filter(({ stays }) => !stays).map(({ trade }) => trade), ...others]);
  const bound = trades.filter(({ stays }) => stays);
  expect(bound.map(({ key }) => key)).toContain('knights/walled-in-woman');
  expect(bound.filter(({ trade }) => free.has(trade))).toEqual([]);
});

describe('a fault', () => {
  const sound = tablesOf('vikings').frames.find(({ key }) => key === 'vikings/shared-whale');
  if (!sound) throw new Error('no such storylet');
  const faults = (over: Partial<Frame>) => storyletFaults({ ...sound, ...over }, 'vikings/storylets.ts');
  const field = 'vikings/storylets.ts: vikings/shared-whale';
  const offers = (change: (offer: Frame['offers'][number], i: number) => Partial<Frame['offers'][number]>) =>
    faults({ offers: sound.offers.map((offer, i) => ({ ...offer, ...change(offer, i) })) });

  it('of a line is named by its field', () => {
    expect(faults({ still: 'suddenly it moved.' })).toEqual([
      { field: `${field}.still`, fault: "says 'suddenly'" },
      { field: `${field}.still`, fault: 'does not begin with a capital' },
    ]);
    expect(faults({ openings: sound.openings.slice(0, 1) })).toEqual([
      { field: `${field}.openings`, fault: 'has fewer than 2 lines' },
    ]);
    expect(offers((_, i) => (i === 1 ? { action: 'Throw your back in!' } : {}))).toEqual([
      { field: `${field}.offers[1].action`, fault: 'is not a phrase of up to 10 words' },
    ]);
  });

  it('of what is declared and not shown, or used and not declared, is named', () => {
    expect(faults({ shows: ['goat', 'dragon'] })).toContainEqual({
      field: `${field}.openings[0]`,
      fault: 'does not show what it declares: dragon',
    });
    const cistern: Frame = { ...sound, key: 'vikings/cistern', shows: ['cistern/well'] };
    const climbs: Frame = {
      ...sound,
      shows: ['goat'],
      offers: sound.offers.map((offer) => ({ ...offer, action: 'Climb into the cistern' })).slice(0, 1),
    };
    expect(deedFaults(climbs, thingsShown([cistern, climbs]), field)).toEqual([
      { field: `${field}.offers[0].action`, fault: 'names what is not shown: cistern/well' },
    ]);
  });

  it('of somebody who is not there is named: only one who comes back has a name before it is over', () => {
    expect(faults({ later: '{them} had gone.' })).toEqual([
      { field: `${field}.later`, fault: 'has no slot {them} here' },
    ]);
    expect(faults({ later: '{them} had gone.', when: { known: 'foe' }, toward: 'for' })).toEqual([
      { field: `${field}.later`, fault: 'has no slot {them} here' },
    ]);
    expect(faults({ still: '{them} had not gone.', when: { known: 'foe' }, toward: 'for' })).toEqual([]);
  });

  it('of what a deed is to somebody is named: unsaid, of nobody, or deadly to one who is no foe', () => {
    const toward = (over: Partial<Frame>) =>
      faults({
        ...over,
        offers: sound.offers.map((offer, i) => ({
          ...offer,
          kind: i === 0 ? 'force' : offer.kind,
          ...(over.offers?.[i] ?? {}),
        })),
      }).filter(({ field: at }) => at.endsWith('.toward'));
    const who = { trade: 'whaler', gender: 'male' } as const;
    const deadly = sound.offers.map((offer, i): Frame['offers'][number] =>
      i === 0 ? { ...offer, kind: 'force', toward: 'deadly' } : offer,
    );
    const unsaid = {
      field: `${field}.offers[0].toward`,
      fault: 'does not say whether it is for somebody or against them',
    };
    expect([toward({ who }), toward({ when: { known: 'friend' } })].map(([first]) => first)).toEqual([unsaid, unsaid]);
    expect([
      toward({ who, toward: 'for' }),
      toward({}),
      toward({ when: { known: 'foe' }, offers: deadly, toward: 'for' }),
    ]).toEqual([[], [], []]);
    expect(toward({ toward: 'for' })[0]).toEqual({
      field: `${field}.offers[0].toward`,
      fault: 'is for or against somebody, and nobody is there',
    });
    expect(toward({ who, offers: deadly, toward: 'for' })).toEqual([
      { field: `${field}.offers[0].toward`, fault: 'is deadly, and no fight with a foe who comes back' },
    ]);
  });

  it('of its choices is named: too few, too dear, too like, or all of them hard', () => {
    expect(faults({ offers: sound.offers.slice(0, 2) })).toContainEqual({
      field: `${field}.offers`,
      fault: 'has three offers or four',
    });
    expect(offers(() => ({ requiresItem: 'Sun-stone' }))).toContainEqual({
      field: `${field}.offers`,
      fault: 'has at least two offers that need no item',
    });
    expect(offers(() => ({ kind: 'talk' }))).toContainEqual({
      field: `${field}.offers`,
      fault: 'has two offers of one kind',
    });
    expect(offers(() => ({ difficulty: 'hard', attribute: 'vigour' }))).toContainEqual({
      field: `${field}.offers`,
      fault: 'has at least one offer that is easy or tests nothing',
    });
  });
});
