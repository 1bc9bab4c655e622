import { isAllowed, parentOrigin } from './parent-origin.js';

const top = {} as Window & typeof globalThis;
const frame = (ancestorOrigins?: readonly string[]) =>
  ({ parent: top, self: {}, location: { ancestorOrigins } }) as unknown as Pick<Window, 'parent' | 'self' | 'location'>;

it('is what the browser says of the page right above', () => {
  expect(parentOrigin(frame(['https://a.example', 'https://top.example']), 'https://b.example/')).toBe(
    'https://a.example',
  );
  expect(parentOrigin(frame(), 'https://b.example/page?x')).toBe('https://b.example');
  expect(parentOrigin(frame(), '')).toBeNull();
  expect(parentOrigin(frame(['null']), '')).toBeNull();
  expect(parentOrigin({ ...frame(['https://a.example']), self: top }, '')).toBeNull();
});

it('is allowed where it is listed, in full', () => {
  expect(isAllowed('https://a.example', ['https://a.example'])).toBe(true);
  expect(isAllowed('https://a.example', ['*'])).toBe(true);
  for (const origin of ['https://a.example.evil.example', 'http://a.example', 'https://b.example'])
    expect(isAllowed(origin, ['https://a.example'])).toBe(false);
});
