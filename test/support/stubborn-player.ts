import assert from 'node:assert/strict';
import { type ActionRequest, type ChoicesView } from '#contracts/session/views.js';
import { eventually } from './eventually.js';
import { definitionOf, Player } from './player.js';

export interface Answered {
  readonly key: string;
  readonly storyId: string;
  readonly story: string;
}

/** A game that is killed every second is up for a tenth of the time: an answer may come only after the kills. */
const PATIENCE_MS = 1_800_000;

/** A final refusal; a conflict may pass. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 409;

/** A player who repeats the same request, under its key, until it is answered, also over crashes of the server. */
export class StubbornPlayer {
  readonly answered: Answered[] = [];
  /** Whether the saga has ended. */
  over = false;
  private view: ChoicesView | null = null;
  readonly player: Player;

  /** @param signal ends the wait for answers */
  constructor(
    private readonly url: () => string,
    private readonly signal?: AbortSignal,
  ) {
    this.player = new Player('');
  }

  async begin(): Promise<void> {
    await this.insist(() => this.player.signIn().then(() => (this.player.token ? 201 : 0)), 201);
    const definition = definitionOf('forgiving');
    await this.insist(async () => (await this.player.begin(definition)).status, 201);
    await this.look();
  }

  /** One turn, answered. */
  async turn(): Promise<void> {
    let key = `turn-${this.answered.length + 1}`;
    const action: Partial<ActionRequest> = Player.next(
      this.view ?? { choices: [], availableMovement: [] },
      this.answered.length,
    );
    const refusals: string[] = [];
    await this.insist(async () => {
      const { status, body } = await this.player.act(key, action);
      if (status === 200) this.answered.push({ key, storyId: body.story.id, story: body.story.storyContent });
      if (status === 200 && body.narration === 'told')
        this.view = { ...body.response, turn: body.story.turnNumber, narration: 'told' };
      if (status === 200 && body.narration === 'pending') this.view = null;
      // Paid and never played: the token was returned, and the player sends a new request.
      if (body.code === 'TURN_WAS_ABANDONED') key += '-again';
      if (isFinal(status)) refusals.push(`${status} to ${JSON.stringify(action)}: ${JSON.stringify(body)}`);
      if (status === 409) throw new Error(`409 to ${JSON.stringify(action)}: ${JSON.stringify(body)}`);
      return isFinal(status) ? 200 : status;
    }, 200);
    if (refusals[0] !== undefined) throw new Error(refusals[0]);
    if (this.view === null) await this.look();
    this.over = this.view?.gameOver ?? false;
  }

  /** No answered turn is missing, none is doubled, and tokens given are tokens left and turns taken. */
  async expectWhole(granted: number): Promise<void> {
    // A player whose saga ended early has not sent a request since, and the game has a new address.
    this.player.url = this.url();
    const { body: stories } = await this.player.stories();
    const turns = stories.filter(({ turnNumber }) => turnNumber > 0);
    assert.deepEqual(
      turns.map(({ id }) => id),
      this.answered.map(({ storyId }) => storyId),
    );
    assert.deepEqual(
      turns.map(({ turnNumber }) => turnNumber),
      turns.map((_, i) => i + 1),
    );
    for (const { storyId, story } of this.answered) {
      const kept = turns.find(({ id }) => id === storyId);
      if (story !== '') assert.equal(kept?.storyContent, story);
    }
    await eventually(async () => assert.equal(await this.player.tokens(), granted - turns.length), 40_000);
  }

  private async look(): Promise<void> {
    await this.insist(async () => {
      const { status, body } = await this.player.choices();
      if (status === 200 && body.narration === 'told') this.view = body;
      return status === 200 && this.view !== null ? 200 : 503;
    }, 200);
  }

  private async insist(send: () => Promise<number>, wanted: number): Promise<void> {
    await eventually(
      async () => {
        this.player.url = this.url();
        const status = await send();
        if (status !== wanted) throw new Error(`answered ${status} in place of ${wanted}`);
      },
      PATIENCE_MS,
      this.signal,
    );
  }
}
