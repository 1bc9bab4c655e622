import { type Flow, readFlow, writeFlow } from './flow.js';

describe('the flow in the address', () => {
  const flows: readonly Flow[] = [
    { step: 'difficulty' },
    { step: 'world-builder', difficulty: 'normal', faction: null },
    { step: 'world-builder', difficulty: 'hardcore', faction: 'mongols' },
    { step: 'character-creation', difficulty: 'forgiving', faction: 'pirates', part: 2 },
    { step: 'gameplay', characterId: 'c-1' },
  ];
  it.each(flows)('survives a reload: %j', (flow) => expect(readFlow(writeFlow(flow))).toEqual(flow));

  it.each([
    'step=world-builder',
    'step=character-creation&difficulty=normal',
    'step=gameplay',
    'step=elsewhere',
    'step=world-builder&difficulty=mild',
  ])('starts at the beginning for an invalid address: %s', (query) =>
    expect(readFlow(new URLSearchParams(query))).toEqual({ step: 'difficulty' }),
  );
});
