import { autoSaveId } from './auto-save-id.js';

const SESSION = '0b6d3c1e-8f43-4d43-9f5e-2f6a1d0c9a11';

describe('the id of an automatic save', () => {
  it('is a UUID derived from the session', () => {
    expect(autoSaveId(SESSION)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(autoSaveId(SESSION)).toBe(autoSaveId(SESSION));
  });

  it('never changes from one release to the next', () => {
    expect(autoSaveId(SESSION)).toBe('aee8ae5b-9779-85e7-93d6-45f8a41ce4ff');
  });

  it("differs between sessions, and from the session's id", () => {
    const other = autoSaveId('1b6d3c1e-8f43-4d43-9f5e-2f6a1d0c9a11');
    expect(new Set([SESSION, autoSaveId(SESSION), other]).size).toBe(3);
  });
});
