import { type Row } from '../analytics-database.js';
import { funnel, type PlayedTurn } from '../counting.js';

interface NotedVisit {
  readonly who: string;
  /** Neither this person nor anybody at this device was here before. */
  readonly isFirst: boolean;
  readonly steps: readonly string[];
}

const TENTH = 10;

/** What the test's people did, as they noted it themselves, without the log or a view. Staff note nothing. */
export class Notes {
  readonly turns: PlayedTurn[] = [];
  readonly visits: NotedVisit[] = [];
  /** Who has come that far. */
  readonly heroes = new Set<string>();
  readonly accounts = new Set<string>();
  readonly subscribers = new Set<string>();

  turnsOf(who: string): number {
    return this.turns.filter((turn) => turn.who === who).length;
  }

  funnel(): readonly Row[] {
    const firsts = this.visits.filter(({ isFirst }) => isFirst);
    return funnel(firsts.map((visit) => this.comeOf(visit)));
  }

  private comeOf({ who, steps }: NotedVisit): readonly boolean[] {
    const turns = this.turnsOf(who);
    return [
      ...[true, steps.includes('difficulty'), steps.includes('world'), this.heroes.has(who)],
      ...[turns > 0, turns >= TENTH, this.accounts.has(who), this.subscribers.has(who)],
    ];
  }
}
