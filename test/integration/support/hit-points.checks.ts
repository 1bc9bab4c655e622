import { randomUUID } from 'node:crypto';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type ReplayedTurn } from '#contracts/session/replay-views.js';
import { type Character } from '#contracts/session/views.js';
import { type CorrectionAnswer, type StaffPerson } from '#contracts/support/people-views.js';
import { type Answer } from '../../support/player.js';
import { type Member } from '../mail/account-mail.fixture.js';

interface Parts {
  readonly staff: Member;
  readonly player: Member;
  readonly correct: (body: object, key?: string) => Promise<Answer<CorrectionAnswer & ErrorBody>>;
}

/** The player is in play after two turns. */
export const hitPointChecks = (parts: () => Parts): void => {
  it('sets hit points once for each key, which the player has from then on, and sets them back', async () => {
    const { staff, player, correct } = parts();
    const shown = async () => {
      const { body } = await player.call<Character>('GET', `/api/characters/${player.characterId}`);
      const { body: page } = await staff.call<StaffPerson>('GET', `/api/staff/people/${player.userId}`);
      expect(page.sagas[0]?.hitPoints).toBe(body.hitPoints);
      return body.hitPoints;
    };
    const target = player.sessionId;
    const [before, key] = [await shown(), randomUUID()];
    const set = (amount: number, again?: string) => correct({ what: 'restore-hit-points', target, amount }, again);
    const done = await set(7, key);
    expect([done.status, done.body.outcome, await shown()]).toEqual([200, 'done', 7]);
    expect((await set(7)).body.outcome).toBe('unchanged');
    expect((await set(before)).body.outcome).toBe('done');
    expect([(await set(7, key)).body, await shown()]).toEqual([done.body, before]);
    expect((await set(51)).body.code).toBe('HIT_POINTS_NOT_POSSIBLE');
    const foreign = await correct({ what: 'restore-hit-points', target: randomUUID(), amount: 7 });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
    const { body } = await staff.call<ReplayedTurn>('GET', `/api/staff/sessions/${target}/replay/turns/2`);
    expect(body.events.filter(({ type }) => type === 'HitPointsCorrected')).toMatchObject([
      {
        data: { hitPointsBefore: before, hitPointsAfter: 7 },
        metadata: { actor: { kind: 'staff', id: staff.userId } },
      },
      { data: { hitPointsBefore: 7, hitPointsAfter: before } },
    ]);
  });
};
