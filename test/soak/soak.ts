import { type ChoicesView, type StoryEntry } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { isOfEncounter } from '#game/model/offer-ids.js';
import { estimatedTokens } from '#backend/modules/narration/prompt/token-estimate.js';
import { eventually } from '../support/eventually.js';
import { type ModelProvider, startModelProvider } from '../support/model-provider/model-provider.js';
import { type ProviderRequest } from '../support/model-provider/provider-script.js';
import { Player } from '../support/player.js';
import { startGame } from '../support/running-game.js';
import { faultyProvider, type FaultTally } from './faulty-provider.js';
import { keepAlive, openBeside } from './kept-alive.js';
import { type Draw, drawsFrom } from './prose.js';
import { someChoice, someWay, type Step, wayTo } from './walk.js';

export interface SoakSettings {
  readonly databaseUrl: string;
  readonly turns: number;
  readonly seed: string;
  /** Of a hundred calls of the provider. */
  readonly faults: number;
}
/** What was played, for a report and for the expectations. */
export interface Soak {
  readonly turns: number;
  readonly tokensSpent: number;
  readonly stories: readonly StoryEntry[];
  /** Of each turn's first call of the model, from turn 1; null: it was not asked. */
  readonly prompts: readonly (string | null)[];
  readonly promptTokens: readonly (number | null)[];
  /** A deed of turn 3, or of the first encounter after it, as the memory of its place words it. */
  readonly planted: { readonly turn: number; readonly words: string };
  /** Its place was entered by the last turn. */
  readonly isBack: boolean;
  readonly tally: FaultTally;
}

const GRANTED = 2_000;
const PLANTED_AT = 3;
/** A story normally comes within a few times the limits of a call; on a loaded machine it takes longer. */
const TOLD_WITHIN_MS = 60_000;
/** The most further turns for the way back. */
const WAY_BACK = 60;

const isProse = ({ isProbe, body }: ProviderRequest): boolean => !isProbe && body.response_format === undefined;
const lowered = (action: string): string => action.replaceAll('_', ' ').toLowerCase();

class Soaking {
  private readonly prompts: (ProviderRequest | null)[] = [];
  private readonly draw: Draw;
  private at: Hex = { q: 0, r: 0 };
  private place: Hex | null = null;
  private planted: Soak['planted'] = { turn: 0, words: '' };

  constructor(
    private readonly player: Player,
    private readonly provider: ModelProvider,
    private readonly keep: (n: number) => Promise<void>,
    private readonly settings: SoakSettings,
  ) {
    this.draw = drawsFrom(`walk ${settings.seed}`);
  }

  async play(): Promise<Pick<Soak, 'turns' | 'prompts' | 'promptTokens' | 'planted' | 'isBack'>> {
    await this.told(0);
    let turn = 0;
    while (turn < this.settings.turns || !this.isBackAt(turn)) {
      if (turn >= this.settings.turns + WAY_BACK) break;
      await this.keep(turn);
      await this.turn(++turn);
    }
    return {
      turns: turn,
      prompts: this.prompts.map((request) => request?.text ?? null),
      promptTokens: this.prompts.map((request) => request && estimatedTokens(request.body.messages as never, 1)),
      planted: this.planted,
      isBack: this.isBackAt(turn),
    };
  }

  /** The hero is back only in a turn for which the model was asked: while its circuit is open, it is not asked. */
  private isBackAt(turn: number): boolean {
    const isThere = this.place !== null && sameHex(this.at, this.place);
    return turn >= this.settings.turns && isThere && this.prompts.at(-1) !== null;
  }

  private async told(turn: number): Promise<void> {
    await eventually(async () => {
      const { body } = await this.player.choices();
      if (body.narration !== 'told' || body.turn < turn) throw new Error(`turn ${turn} is not told`);
    }, TOLD_WITHIN_MS);
  }

  private stepFor(turn: number, view: ChoicesView): Step {
    const step = this.wishFor(turn, view) ?? someChoice(view, this.draw) ?? someWay(view, this.draw);
    return step ?? { action: 'I wait and watch', isCustomAction: true };
  }

  private wishFor(turn: number, view: ChoicesView): Step | null {
    if (this.place === null) return this.planting(turn, view);
    if (turn > this.settings.turns - WAY_BACK / 2) return this.homeward(turn, view, this.place);
    return this.draw(3) === 1 ? someChoice(view, this.draw) : someWay(view, this.draw);
  }

  /** A deed of an encounter is remembered by its place. */
  private planting(turn: number, view: ChoicesView): Step | null {
    const choices = view.choices.filter(({ id }) => isOfEncounter(id));
    return turn < PLANTED_AT
      ? someWay(view, this.draw)
      : (someChoice({ ...view, choices }, this.draw) ?? someWay(view, this.draw));
  }

  /** Round about the place until it is time to enter it. */
  private homeward(turn: number, view: ChoicesView, place: Hex): Step | null {
    const step = wayTo(view, place, this.draw);
    const isEarly = turn < this.settings.turns && step?.moveTo && sameHex(step.moveTo, place);
    return isEarly ? someChoice(view, this.draw) : step;
  }

  private async turn(turn: number): Promise<void> {
    const before = this.provider.requests.length;
    const step = this.stepFor(turn, (await this.player.choices()).body);
    const { status, body } = await this.player.act(`soak-${turn}`, step);
    if (status !== 200) throw new Error(`turn ${turn}: ${status} ${JSON.stringify(body)}`);
    await this.told(turn);
    this.at = body.story.location;
    if (this.place === null && turn >= PLANTED_AT && step.choiceId !== undefined && isOfEncounter(step.choiceId)) {
      this.place = this.at;
      this.planted = { turn, words: lowered(step.action ?? '') };
    }
    this.prompts.push(this.provider.requests.slice(before).find(isProse) ?? null);
  }
}

/** One saga of so many turns, told by a model that fails as often as it is said, through the whole built game. */
export const soak = async (settings: SoakSettings): Promise<Soak> => {
  const { script, tally } = faultyProvider(settings.seed, settings.faults);
  const provider = await startModelProvider({ script });
  const game = await startGame({
    databaseUrl: settings.databaseUrl,
    env: {
      GUEST_TOKENS: String(GRANTED),
      LOG_LEVEL: 'fatal',
      OPENAI_BASE_URL: provider.url,
      OPENAI_MODEL: 'stand-in',
      MODEL_PATIENCE: '0.03',
      MODEL_TOKENS_PER_DAY: 'unlimited',
      MODEL_TOKENS_PER_PERSON_DAY: 'unlimited',
    },
  });
  const beside = await openBeside(settings.databaseUrl);
  try {
    const player = await Player.begun(game.url, 'forgiving');
    const keep = (n: number): Promise<void> => keepAlive(beside, player.sessionId, n);
    const played = await new Soaking(player, provider, keep, settings).play();
    const { body: stories } = await player.stories();
    return { ...played, stories, tally, tokensSpent: GRANTED - ((await player.tokens()) ?? 0) };
  } finally {
    await beside.close();
    await game.stop();
    await provider.close();
  }
};
