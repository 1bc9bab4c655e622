import { lengthRule } from './length.rule.js';
import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';

const words = (n: number): string => Array.from({ length: n }, () => 'word').join(' ');

describe('a short leaf', () => judges(lengthRule, contextOf(), { good: [words(90)], bad: [words(91)] }));
describe('a full leaf', () =>
  judges(lengthRule, contextOf({}, { shown: `${words(230)} ` }), { good: [words(10)], bad: [words(11)] }));
