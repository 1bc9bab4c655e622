import { Inject, Injectable } from '@nestjs/common';
import { type TurnNarrator } from '#backend/modules/session/narration.port.js';
import { BY_FLOOR, type Narration } from '#backend/modules/session/narration-facts/narration.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { floorNarrator } from '../domain/floor-narrator.js';
import { isToldInline } from '../narrator-choice.js';
import { NARRATORS, type Narrators } from '../narrator.port.js';

/** Narrates within the decision of a turn, where the plan says so: by the floor narrator, which needs no waiting. */
@Injectable()
export class InlineNarrator implements TurnNarrator {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(NARRATORS) private readonly narrators: Narrators,
  ) {}

  narrateInline(facts: TurnFacts): Narration | null {
    if (!isToldInline(this.config, this.narrators)) return null;
    return { ...floorNarrator(facts), ...BY_FLOOR };
  }
}
