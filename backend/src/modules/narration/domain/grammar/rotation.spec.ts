import { hashOfSentence } from '#game/rules/sentences/told-sentences.js';
import { inTurn } from './rotation.js';

const table = Array.from({ length: 24 }, (_, i) => i);
const always = (): boolean => true;

describe('inTurn', () => {
  it('comes by every line once', () => {
    for (const length of [0, 1, 2, 3, 4, 5, 6, 24]) {
      const list = table.slice(0, length);
      expect([...inTurn('looks', list, { seed: 7, turn: 3, path: 0 }, always)].toSorted((a, b) => a - b)).toEqual(list);
    }
  });

  it('begins elsewhere at the next turn', () => {
    const firstAt = (turn: number): unknown => inTurn('looks', table, { seed: 7, turn, path: 0 }, always).next().value;
    expect(new Set([0, 1, 2, 3, 4, 5].map(firstAt)).size).toBe(6);
  });

  it('does not favour the lines that follow what may not be said', () => {
    const sagas = 6_000;
    const may = (line: number) => line % 7 === 0;
    const told = new Map<number, number>();
    for (let saga = 0; saga < sagas; saga += 1) {
      const seed = hashOfSentence(`saga ${saga}`);
      const first = inTurn('looks', table, { seed, turn: saga % 40, path: 0 }, may).next().value as number;
      told.set(first, (told.get(first) ?? 0) + 1);
    }
    const even = sagas / table.filter(may).length;
    for (const line of table.filter(may)) expect((told.get(line) ?? 0) / even).toBeLessThan(2);
  });
});
