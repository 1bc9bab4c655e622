import { restoreDraft, actionDraftOf } from './action-draft.js';

const written = (before: string | null, action: string, isCustomAction: boolean): string | null => {
  const draft = actionDraftOf('a saga');
  draft.set(before);
  restoreDraft(draft, { action, isCustomAction });
  return draft.get();
};

describe('an action that was not played', () => {
  it('is put back into the field', () => expect(written(null, 'I wait', true)).toBe('I wait'));
  it('does not replace a new text', () => expect(written('I run', 'I wait', true)).toBe('I run'));
  it('is not put back if it was a listed choice', () => expect(written(null, 'read_the_ash', false)).toBeNull());
});
