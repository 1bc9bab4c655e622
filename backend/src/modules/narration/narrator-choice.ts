import { Inject, Injectable } from '@nestjs/common';
import { ENTITLEMENTS, type Entitlements } from '#backend/modules/subscription/entitlements.port.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { MODEL_BUDGET, type ModelBudget } from './budget/model-budget.port.js';
import { type NarrationCircumstances, narratorFor, type NarratorName } from './domain/narrator-policy.js';
import { type Narrator, NARRATORS, type Narrators } from './narrator.port.js';

type Configured = NarrationCircumstances['configured'];
const configuredIn = (narrators: Narrators): Configured => ({
  model: narrators.model !== undefined,
  advancedModel: narrators['advanced-model'] !== undefined,
});

/** Whether turns are told within their own append. With a model, all of them go through the job: who may use it is not known at the append. */
export const isToldInline = ({ narration }: Pick<Config, 'narration'>, narrators: Narrators): boolean =>
  narratorFor({ configured: configuredIn(narrators), features: [], budget: 'left', mode: narration }).place ===
  'inline';

/** Chooses the narrator of a turn by its player's plan and by what is left to spend. */
@Injectable()
export class NarratorChoice {
  private readonly configured: Configured;

  constructor(
    @Inject(NARRATORS) private readonly narrators: Narrators,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(ENTITLEMENTS) private readonly entitlements: Entitlements,
    @Inject(MODEL_BUDGET) private readonly budget: ModelBudget,
  ) {
    this.configured = configuredIn(narrators);
  }

  async narratorFor(userId: string): Promise<Narrator> {
    return this.narrators[await this.for(userId)] ?? this.narrators.floor;
  }

  async for(userId: string): Promise<NarratorName> {
    if (!this.configured.model && !this.configured.advancedModel) return 'floor';
    const [{ features }, budget] = await Promise.all([this.entitlements.of(userId), this.budget.left(userId)]);
    return narratorFor({ configured: this.configured, features, budget, mode: this.config.narration }).narrator;
  }
}
