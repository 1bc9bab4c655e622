import { type TurnOnTrial } from './turn-on-trial.js';

interface Count {
  turns: number;
  otherwise: number;
}
const raised = (counts: Map<string, Count>, of: string, isOtherwise: boolean): void => {
  const count = counts.get(of) ?? { turns: 0, otherwise: 0 };
  counts.set(of, { turns: count.turns + 1, otherwise: count.otherwise + (isOtherwise ? 1 : 0) });
};
const rows = (title: string, counts: ReadonlyMap<string, Count>): readonly string[] => [
  '',
  `${title.padEnd(20)}${'turns'.padStart(9)}${'otherwise'.padStart(11)}`,
  ...[...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([of, { turns, otherwise }]) => `${of.padEnd(20)}${String(turns).padStart(9)}${String(otherwise).padStart(11)}`,
    ),
];

/** Counts of a trial: as many numbers as there are kinds, peoples and versions, however long the log. */
export class Tally {
  readonly all: Count = { turns: 0, otherwise: 0 };
  private sessions = 0;
  private odds = 0;
  private refused = 0;
  private readonly kinds = new Map<string, Count>();
  private readonly factions = new Map<string, Count>();
  private readonly versions = new Map<string, Count>();
  private readonly parts = new Map<string, number>();

  session(): void {
    this.sessions++;
  }

  add({ verdict, kind, faction, rulesVersion, parts }: TurnOnTrial): void {
    const isOtherwise = verdict === 'otherwise' || verdict === 'refused';
    this.all.turns++;
    if (isOtherwise) this.all.otherwise++;
    if (verdict === 'odds') this.odds++;
    if (verdict === 'refused') this.refused++;
    raised(this.kinds, kind, isOtherwise);
    raised(this.factions, faction, isOtherwise);
    raised(this.versions, `rules ${rulesVersion}`, isOtherwise);
    for (const part of parts) this.parts.set(part, (this.parts.get(part) ?? 0) + 1);
  }

  lines(): readonly string[] {
    const { turns, otherwise } = this.all;
    const more = `${this.refused} of them would be refused; ${this.odds} more would have ended the same by other odds or dice.`;
    const parts = [...this.parts]
      .sort(([, a], [, b]) => b - a)
      .map(([part, n]) => `${part.padEnd(20)}${String(n).padStart(9)}`);
    return [
      '',
      `${this.sessions} sagas, ${turns} turns: ${otherwise} would have ended otherwise. ${more}`,
      ...rows('kind', this.kinds),
      ...rows('people', this.factions),
      ...rows('played by', this.versions),
      ...(parts.length === 0 ? [] : ['', 'what would differ       turns', ...parts]),
    ];
  }
}
