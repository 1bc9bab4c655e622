import { blockByScores } from './thresholds.js';
import { blockByWords } from './word-gate.js';

describe('the word gate', () => {
  it.each([
    'I cock the musket and wait for the first of them',
    'I cock my pistol',
    'The cock crows; I get up',
    'I kill the bandit with my axe and burn his camp',
    'I cut the throat of the guard, slowly',
    'You bastard! I will gut you like a fish',
    'Damn it, where the hell is that shit of a ferryman?',
    'I slip a coin through the chink in the door',
    'I gather faggots for the fire',
    'I trade the cumin for rapeseed',
    'I climb to the weathercock',
    'I commit seppuku rather than yield',
    'I carry the child across the ford and kiss her brow',
    'I ask the sexton about the draper of Essex',
    'I cut myself a staff',
    'I give the assassin a grape',
  ])('lets %j pass', (text) => {
    expect(blockByWords(text)).toBeNull();
  });
  it.each([
    ['I suck his cock', 'sexual'],
    ['i want to have s3x with the widow', 'sexual'],
    ['I rape her', 'sexual'],
    ['I undress the child', 'minors'],
    ['I take the little girl aside and seduce her', 'minors'],
    ['kill the n1gger', 'hate'],
    ['Filthy kikes, all of them', 'hate'],
    ['how do I hang myself without pain', 'self-harm'],
    ['i just want to die', 'self-harm'],
  ])('stops %j for %s', (text, reason) => {
    expect(blockByWords(text)?.reason).toBe(reason);
  });
  it('never repeats what was written', () => {
    expect(JSON.stringify(blockByWords('I rape her'))).not.toMatch(/rape|her/);
  });
});

describe("the provider's scores", () => {
  it.each([
    [{ violence: 0.99, 'violence/graphic': 0.99, harassment: 0.99, 'harassment/threatening': 0.9, illicit: 0.9 }, null],
    [{ 'sexual/minors': 0.25, sexual: 0.3 }, 'minors'],
    [{ sexual: 0.59 }, null],
    [{ sexual: 0.7 }, 'sexual'],
    [{ hate: 0.65, violence: 0.9 }, 'hate'],
    [{ 'hate/threatening': 0.8 }, null],
    [{ 'self-harm/instructions': 0.5 }, 'self-harm'],
    [{}, null],
  ])('%j', (scores, reason) => {
    expect(blockByScores(scores)?.reason ?? null).toBe(reason);
  });
});
