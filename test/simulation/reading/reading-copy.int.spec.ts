import { readingCopy } from './reading-copy.js';

describe('a saga for a fresh reader', () => {
  const copy = readingCopy({ people: 'samurai', seed: 'read', leaves: 6 });

  it('has of each leaf the choice before it, the page, the story and the cards', () => {
    expect(copy.match(/^## /gm)).toHaveLength(7);
    expect(copy.match(/^\*\*Chosen before it:\*\* \S/gm)).toHaveLength(6);
    expect(copy.match(/^\*\*Page:\*\* .*hit points \d+ of \d+/gm)).toHaveLength(7);
    expect(copy.match(/\*\*What may be done now:\*\*\n\n[-(]/g)).toHaveLength(7);
  });

  it('shows no dice and no chances', () => expect(copy).not.toMatch(/\d %|\d%|roll|undefined/));

  it('is the same for the same seed', () =>
    expect(readingCopy({ people: 'samurai', seed: 'read', leaves: 6 })).toBe(copy));
});
