import { restoreDraft, actionDraftOf } from './action-draft.js';

const written = (before: string | null, action: string, isCustomAction: boolean): string | null => {
  const draft = actionDraftOf('a saga');
  draft.set(before);
  restoreDraft(draft, { action, isCustomAction });
  return draft.get();
};

describe('words that were not played', () => {
  it('stand in their line again', () => expect(written(null, 'I wait', true)).toBe('I wait'));
  it('do not drive out others', () => expect(written('I run', 'I wait', true)).toBe('I run'));
  it('are none of the choices that are offered', () => expect(written(null, 'read_the_ash', false)).toBeNull());
});
