import { type ReplayedTurn, type ReplaySummary, type TurnComparison } from '#contracts/session/replay-views.js';
import { type Member } from '../mail/account-mail.fixture.js';

interface Parts {
  readonly staff: Member;
  readonly player: Member;
  readonly hero: string;
  /** Headers that give a reason. */
  readonly why: Readonly<Record<string, string>>;
}

/** The player's saga has two turns. */
export const replayChecks = (parts: () => Parts): void => {
  it('replays a saga without its words until a reason is given', async () => {
    const { staff, player, hero, why } = parts();
    const replay = `/api/staff/sessions/${player.sessionId}/replay`;
    expect((await staff.call<ReplaySummary>('GET', replay)).body).toMatchObject({ turns: 2, userId: player.userId });
    const turn = (headers = {}) => staff.call<ReplayedTurn>('GET', `${replay}/turns/2`, { headers });
    const [masked, shown] = [(await turn()).body, (await turn(why)).body];
    expect([masked.masked, masked.screen.character.name, masked.screen.story.storyContent]).toEqual([true, '', '']);
    expect([shown.masked, shown.screen.character.name]).toEqual([false, hero]);
    expect(shown.screen.story.storyContent).toBe((await player.stories()).body.at(-1)?.storyContent);
    const compared = await staff.call<TurnComparison>('GET', `${replay}/comparison?from=0&to=2`);
    expect(compared.body.differences.map(({ path }) => path)).toContain('head');
  });
};
