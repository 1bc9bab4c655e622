import { UPCASTERS } from '#contracts/shared/event-registry.js';
import { upcastWith } from './upcasters.js';

interface OathV1 {
  readonly to: string;
}
interface OathV2 {
  readonly to: string;
  readonly days: number;
}
const twoSteps = [
  { type: 'OathSworn', from: 2, up: ({ to, days }: OathV2) => ({ to: [to], hours: days * 24 }) },
  { type: 'OathSworn', from: 1, up: (data: OathV1): OathV2 => ({ ...data, days: 3 }) },
];

it('lifts an event of any version to the newest, step by step', () => {
  const upcast = upcastWith(twoSteps);
  const newest = { version: 3, data: { to: ['Jarl'], hours: 72 } };
  expect(upcast('OathSworn', { version: 1, data: { to: 'Jarl' } })).toEqual(newest);
  expect(upcast('OathSworn', { version: 2, data: { to: 'Jarl', days: 3 } })).toEqual(newest);
  expect(upcast('OathSworn', newest)).toEqual(newest);
});

it('leaves other types alone', () => {
  const written = { version: 1, data: { to: 'Jarl' } };
  expect(upcastWith(twoSteps)('OathBroken', written)).toBe(written);
});

it('refuses two upcasters of one version', () => {
  expect(() => upcastWith([...twoSteps, ...twoSteps.slice(0, 1)])).toThrow('OathSworn from version 2');
});

it('accepts all declared upcasters', () => {
  expect(() => upcastWith(UPCASTERS)).not.toThrow();
});
