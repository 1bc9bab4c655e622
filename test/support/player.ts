import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Authenticated } from '#contracts/account/views.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { startingAttributes, STARTING_HIT_POINTS, type Difficulty } from '#game/model/character.js';
import {
  type ActionAnswer,
  type ActionRequest,
  type CharacterCreated,
  type CharacterDefinition,
  type ChoicesView,
  type StoryEntry,
} from '#contracts/session/views.js';
import { type ActionTokens } from '#contracts/wallet/views.js';

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}
interface Call {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

const MOST_REPEATS = 20;

/**
 * Asks again, when the answer says so, while a game that has just started asks for patience (503). For calls that may be
 * repeated: what a refused one has begun, the next one finishes or leaves alone.
 */
export const patiently = async <T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> => {
  for (let repeats = 0; ; repeats++) {
    const answer = await ask();
    if (answer.status !== 503 || repeats === MOST_REPEATS) return answer;
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
  }
};

/** A valid character of creation. */
export const definitionOf = (
  difficulty: Difficulty = 'normal',
  over: Partial<CharacterDefinition> = {},
): CharacterDefinition => {
  const pointsAllocated = ['strength', 'reflexes', 'perception'] as const;
  return {
    sessionId: randomUUID(),
    name: 'Thora Ulfsdottir',
    gender: 'female',
    appearance: { height: 'tall', build: 'lean', skinTone: 'fair', hair: 'red' },
    attributes: startingAttributes('scout', pointsAllocated),
    difficulty,
    hitPoints: STARTING_HIT_POINTS[difficulty],
    maxHitPoints: STARTING_HIT_POINTS[difficulty],
    profession: 'scout',
    coins: 50,
    inventory: [],
    companions: [],
    worldSettings: { faction: 'vikings', era: 'Dark Ages', environment: 'Fjords', tone: 'gritty' },
    backstory: { question1: 'strength', question2: 'reflexes', question3: 'perception', pointsAllocated },
    ...over,
  };
};

/** The next page's address, from a list's Link header. */
export const nextOf = (headers: Headers): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;

/** A player over HTTP, like the client. */
export class Player {
  token = '';
  userId = '';
  sessionId = '';
  characterId = '';

  constructor(public url: string) {}

  /** A guest with a saga begun. @throws Error when either is refused */
  static async begun(
    url: string,
    difficulty: Difficulty = 'normal',
    over: Partial<CharacterDefinition> = {},
  ): Promise<Player> {
    const player = new Player(url);
    await player.signIn();
    const { status, body } = await player.begin(definitionOf(difficulty, over));
    if (status !== 201) throw new Error(`no character: ${JSON.stringify(body)}`);
    return player;
  }

  /** Signed in, without a saga. */
  static async guest(url: string): Promise<Player> {
    const player = new Player(url);
    await player.signIn();
    return player;
  }

  async signIn(): Promise<void> {
    const { status, body } = await patiently(() => this.call<Authenticated>('POST', '/api/auth/guest'));
    if (status !== 201) throw new Error(`no guest: ${JSON.stringify(body)}`);
    this.token = body.token;
    this.userId = body.user.id;
  }

  async begin(definition: CharacterDefinition): Promise<Answer<CharacterCreated & ErrorBody>> {
    const answer = await this.call<CharacterCreated & ErrorBody>('POST', '/api/characters', { body: definition });
    this.sessionId = definition.sessionId;
    if (answer.status === 201) this.characterId = answer.body.character.id;
    return answer;
  }

  choices(): Promise<Answer<ChoicesView>> {
    return this.call('GET', `/api/choices/${this.sessionId}`);
  }
  /** The whole story, page by page. */
  async stories(): Promise<Answer<readonly StoryEntry[]>> {
    const pages = await this.pages<StoryEntry>(`/api/stories/${this.sessionId}?order=oldest`);
    return { ...pages, body: pages.body.flat() };
  }

  /** The pages of a list; the status and headers are those of the last one. */
  async pages<T>(first: string): Promise<Answer<readonly (readonly T[])[]>> {
    const pages: (readonly T[])[] = [];
    for (let path: string | null = first; ;) {
      const answer: Answer<readonly T[]> = await this.call('GET', path);
      if (answer.status !== 200) return { ...answer, body: [answer.body] };
      pages.push(answer.body);
      path = nextOf(answer.headers);
      if (path === null) return { ...answer, body: pages };
    }
  }
  async tokens(): Promise<number | null> {
    return (await this.call<ActionTokens>('GET', '/api/user/action-tokens')).body.actionTokens;
  }

  /** Takes an action under a key; what is given overrides the first thing that can be done. */
  async act(key: string, over: Partial<ActionRequest> = {}): Promise<Answer<ActionAnswer & ErrorBody>> {
    const body = { sessionId: this.sessionId, action: '-', isCustomAction: false, ...over };
    return this.call('POST', '/api/actions', { body, headers: { 'idempotency-key': key } });
  }

  /** The first possible action: a move if there is one, else a choice without requirements, else free text. */
  static next(
    { choices, availableMovement }: Pick<ChoicesView, 'choices' | 'availableMovement'>,
    n = 0,
  ): Partial<ActionRequest> {
    const way = availableMovement[n % Math.max(1, availableMovement.length)];
    if (way && n % 3 !== 0) return { action: `Move ${way.description}`, moveTo: { q: way.q, r: way.r } };
    const open = choices.filter(({ requiresItem, cost }) => requiresItem === null && cost === undefined);
    const choice = open[n % Math.max(1, open.length)];
    return choice
      ? { action: choice.action, choiceId: choice.id }
      : way
        ? { action: `Move ${way.description}` }
        : { action: 'I wait and watch', isCustomAction: true };
  }

  async call<T>(
    method: string,
    path: string,
    { body, headers = {}, timeoutMs = 60_000 }: Call = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : undefined) as T };
  }
}
