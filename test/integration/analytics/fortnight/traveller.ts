import { randomUUID } from 'node:crypto';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type ActionAnswer, type ActionRequest } from '#contracts/session/views.js';
import { type VisitStep } from '#contracts/visit/requests.js';
import { type SubscriptionInfo } from '#contracts/wallet/views.js';
import { AccountHolder, type Signed, type SignUp } from '../../../support/account-holder.js';
import { type Answer, definitionOf, Player } from '../../../support/player.js';
import { type GameInTime } from './game-in-time.js';
import { type Notes } from './notes.js';

interface Device {
  /** Whether the device reports a first visit. */
  readonly isNew: boolean;
  /** Whether it really is one: neither the device nor its user was here before. */
  readonly isFirst: boolean;
}
const NEW: Device = { isNew: true, isFirst: true };
/** Of somebody who was here before. */
export const ANOTHER: Device = { isNew: true, isFirst: false };

/** Somebody at a device, who notes what they did under their name, whatever the game calls them. */
export class Traveller extends AccountHolder {
  private isOver = true;

  constructor(
    private readonly game: GameInTime,
    readonly who: string,
    private readonly notes: Notes,
  ) {
    super(game.url);
  }

  /** Calls the game at its present address. */
  override call<T>(...call: Parameters<AccountHolder['call']>): Promise<Answer<T>> {
    this.url = this.game.url;
    return super.call(...call);
  }

  /** Opens the game. @returns what reports a further step */
  async visit(
    steps: readonly VisitStep[],
    { isNew, isFirst }: Device = NEW,
  ): Promise<(step: VisitStep) => Promise<void>> {
    const visitId = randomUUID();
    const noted: string[] = [];
    this.notes.visits.push({ who: this.who, isFirst, steps: noted });
    const reach = async (step: VisitStep): Promise<void> => {
      const { status } = await this.call('POST', '/api/visits', { body: { visitId, step, isFirst: isNew } });
      expect(status).toBe(204);
      noted.push(step);
    };
    for (const step of ['opened' as const, ...steps]) await reach(step);
    return reach;
  }

  async signUp(by: SignUp = {}): Promise<Signed> {
    const answer = await this.register(by);
    expect([answer.status, answer.body.message]).toEqual([201, undefined]);
    this.notes.accounts.add(this.who);
    return answer;
  }

  async beginSaga(): Promise<void> {
    expect((await this.begin(definitionOf('forgiving'))).status).toBe(201);
    this.notes.heroes.add(this.who);
    this.isOver = false;
  }

  /** Turns of today. */
  async play(turns: number): Promise<void> {
    for (let n = 0; n < turns; n++) await this.take(await this.next());
  }

  /** A possible action; begins another saga if the last one is over. */
  async next(): Promise<Partial<ActionRequest>> {
    if (this.isOver) await this.beginSaga();
    return Player.next((await this.choices()).body);
  }

  async take(action: Partial<ActionRequest>, key: string = randomUUID()): Promise<ActionAnswer> {
    const { day } = this.game;
    const { status, body } = await this.act(key, action);
    expect([status, body.played]).toEqual([200, true]);
    this.notes.turns.push({ who: this.who, session: this.sessionId, day });
    this.isOver = body.response.gameOver;
    return body;
  }

  async daysUntilRefill(): Promise<number | null> {
    return (await this.call<SubscriptionInfo>('GET', '/api/user/subscription-info')).body.daysUntilRefill;
  }

  post(path: string, body: object = {}): Promise<Answer<ErrorBody>> {
    return this.call('POST', `/api/auth/${path}`, { body });
  }

  /** The same person at another device. */
  override elsewhere(): Traveller {
    return Object.assign(new Traveller(this.game, this.who, this.notes), { username: this.username });
  }

  /** Goes on in a saga as it was left at another device. */
  follow({ sessionId, characterId, isOver }: Traveller): void {
    Object.assign(this, { sessionId, characterId, isOver });
  }
}
