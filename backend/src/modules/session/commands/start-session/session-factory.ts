import { Inject, Injectable } from '@nestjs/common';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { type Encounters } from '#game/model/encounter.js';
import { type FactionId } from '#game/model/world.js';
import { worldOf } from '#game/play/world.js';
import { type CharacterDefinition } from '#contracts/session/views.js';
import { DiceKeys } from '#backend/platform/log/dice-keys.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type SessionDecision } from '../../domain/session.commands.js';
import { startSession, type StartSession } from '../../domain/start-session.decider.js';
import { type Session } from '../../domain/state/session.state.js';
import { ENCOUNTERS } from '../../encounters.port.js';
import { bodyHashOf, commandIdOf } from '../command-id.js';
import { TurnNarrationService } from '../narrate-turn/turn-narration.service.js';

/** The only tone (specification section 3): the client's text for it is not stored. */
const TONE = 'gritty';

/** Makes the hero, world and dice of a new session. */
@Injectable()
export class SessionFactory {
  constructor(
    private readonly diceKeys: DiceKeys,
    private readonly narrations: TurnNarrationService,
    @Inject(ENCOUNTERS) private readonly encounters: Encounters,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** Each call gives another world and other dice. */
  startFor(definition: CharacterDefinition, { subjectId: userId, occurredAt }: CommandContext): StartSession {
    const { sessionId } = definition;
    const faction = definition.worldSettings.faction as FactionId;
    const { startingEquipment = [], startingCompanions = [] } =
      FACTION_CONTENT[faction].professions[definition.profession] ?? {};
    const diceSeed = this.random.bytes(32).toString('hex');
    return {
      userId,
      sessionId,
      characterId: this.random.uuid(),
      commandId: commandIdOf('start', userId, sessionId, ''),
      bodyHash: bodyHashOf(definition),
      hero: heroOf(definition, faction),
      inventory: startingEquipment,
      companions: startingCompanions.map((companion, i) => ({ ...companion, id: `${sessionId}.c${i + 1}` })),
      world: worldOf(this.random.bytes(16).toString('hex'), faction),
      diceSeed,
      sealedDiceSeed: this.diceKeys.sealDiceSeed(diceSeed, sessionId),
      now: occurredAt,
    };
  }

  /** The decision to start it, with the narration of its opening where the narrator is at hand. */
  decisionOf(start: StartSession): (session: Session) => SessionDecision {
    return this.narrations.withNarration(startSession(this.encounters), start);
  }
}

const heroOf = (
  { name, gender, appearance, difficulty, profession, backstory }: CharacterDefinition,
  faction: FactionId,
): StartSession['hero'] => {
  const { era, environment } = FACTION_CONTENT[faction];
  return {
    name: name.trim(),
    gender,
    appearance,
    difficulty,
    profession,
    faction,
    backstory,
    worldSettings: { faction, era, environment, tone: TONE },
  };
};
