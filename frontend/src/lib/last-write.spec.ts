import { lastWrite } from './last-write.js';

it('is asked for by later reads, for a while', () => {
  expect(lastWrite.headers()).toEqual({});
  lastWrite.note('41');
  lastWrite.note(null);
  expect(lastWrite.headers()).toEqual({ 'x-read-after': '41' });
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
  expect(lastWrite.headers()).toEqual({});
});
