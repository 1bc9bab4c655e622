import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type Answer, type Verdict, verdictOn } from '../domain/delivery.rules.js';

const MOST = 255;

/** The rules of deliveries, with the time and the chance that they need. */
@Injectable()
export class WebhookVerdicts {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  on(answer: Answer, failed: number): Verdict {
    return verdictOn(answer, { failed, now: this.clock.now(), chance: this.random.bytes(1).readUInt8() / MOST });
  }

  /** The time after so many ms. */
  in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
