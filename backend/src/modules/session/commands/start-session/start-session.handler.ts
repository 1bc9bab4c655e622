import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Encounters } from '#game/model/encounter.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type CharacterCreated, type CharacterDefinition } from '#contracts/session/views.js';
import { worldOf } from '#game/play/world.js';
import { type FactionId } from '#game/model/world.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { PROGRESS, type Progress, READ_YOUR_WRITE_MS } from '#backend/platform/read-models/progress.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { TurnAnswers } from '../../turn-answers.js';
import { characterOf } from '../../views/character.view.js';
import { impossibleIn } from '../../domain/definition.rules.js';
import { startSession, type StartSession } from '../../domain/start-session.decider.js';
import { ENCOUNTERS } from '../../encounters.port.js';
import { begunAfter, Sessions } from '../../sessions.js';
import { bodyHashOf, commandIdOf } from '../command-id.js';
import { Teller } from '../tell-turn/teller.js';
import { StartSessionCommand } from './start-session.command.js';

/** The one there is (specification section 3): what a client writes there is nobody's words to keep. */
const TONE = 'gritty';

/** Checks the definition, makes the world and the dice, and begins. Repeated by its owner: the same character again. */
@CommandHandler(StartSessionCommand)
export class StartSessionHandler implements ICommandHandler<StartSessionCommand> {
  constructor(
    private readonly sessions: Sessions,
    private readonly answers: TurnAnswers,
    private readonly teller: Teller,
    private readonly diceKeys: DiceKeys,
    @Inject(ENCOUNTERS) private readonly encounters: Encounters,
    @Inject(RANDOM) private readonly random: Random,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PROGRESS) private readonly progress: Progress,
  ) {}

  async execute({ userId, definition }: StartSessionCommand): Promise<CharacterCreated> {
    const impossible = impossibleIn(definition, FACTION_CONTENT[definition.worldSettings.faction as FactionId]);
    if (impossible)
      throw new RejectedError(
        SESSION_REJECTIONS.CHARACTER_NOT_POSSIBLE.status,
        'CHARACTER_NOT_POSSIBLE',
        impossible.message,
        { field: impossible.field },
      );
    const start = this.startFor(userId, definition);
    const decided = await this.sessions.decide(start, this.teller.thenTell(startSession(this.encounters), start));
    const session = begunAfter(decided);
    if (decided.position !== null) await this.progress.waitFor(decided.position, READ_YOUR_WRITE_MS);
    return { character: characterOf(session), initialStory: await this.answers.opening(session) };
  }

  private startFor(userId: string, definition: CharacterDefinition): StartSession {
    const { sessionId } = definition;
    const faction = definition.worldSettings.faction as FactionId;
    const { era, environment, professions } = FACTION_CONTENT[faction];
    const { startingEquipment = [], startingCompanions = [] } = professions[definition.profession] ?? {};
    const { gender, appearance, difficulty, profession, backstory } = definition;
    const diceSeed = this.random.bytes(32).toString('hex');
    return {
      userId,
      sessionId,
      characterId: this.random.uuid(),
      commandId: commandIdOf('start', userId, sessionId, ''),
      bodyHash: bodyHashOf(definition),
      hero: {
        name: definition.name.trim(),
        gender,
        appearance,
        difficulty,
        profession,
        faction,
        backstory,
        worldSettings: { faction, era, environment, tone: TONE },
      },
      inventory: startingEquipment,
      companions: startingCompanions.map((companion, i) => ({ ...companion, id: `${sessionId}.c${i + 1}` })),
      world: worldOf(this.random.bytes(16).toString('hex'), faction),
      diceSeed,
      sealedDiceSeed: this.diceKeys.sealDiceSeed(diceSeed, sessionId),
      now: this.clock.now().toISOString(),
    };
  }
}
