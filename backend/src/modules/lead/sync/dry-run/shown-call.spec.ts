import { shownCall } from './shown-call.js';

const MASK = '•••••';
const masked = (text: string): string => (text === '' ? '' : MASK);
const body = {
  email: 'ann@example.org',
  firstName: 'Ann',
  source: 'website',
  locationId: 'here',
  customFields: [{ id: 'field-1', field_value: 'maps' }],
};

it('a call is shown with its query, and as it is', () => {
  const query = { locationId: 'here', email: 'ann+x@example.org' };
  expect(shownCall({ method: 'GET', path: '/contacts/search/duplicate', query, body: null }, (text) => text)).toEqual({
    method: 'GET',
    path: '/contacts/search/duplicate?locationId=here&email=ann%2Bx%40example.org',
    body: null,
  });
  expect(shownCall({ method: 'POST', path: '/contacts/upsert', query: {}, body }, (text) => text).body).toEqual(body);
});

it('a call that is masked says which fields would be sent, and nothing of a person', () => {
  const query = { locationId: 'here', number: '+4790000001' };
  const shown = shownCall({ method: 'POST', path: '/contacts/upsert', query, body }, masked);
  expect(shown).toEqual({
    method: 'POST',
    path: `/contacts/upsert?locationId=here&number=${MASK}`,
    body: {
      email: MASK,
      firstName: MASK,
      source: 'website',
      locationId: 'here',
      customFields: [{ id: 'field-1', field_value: MASK }],
    },
  });
});

it('tags of ours are plain words', () => {
  const tags = { tags: ['steppes-and-seas'] };
  expect(shownCall({ method: 'POST', path: '/contacts/c/tags', query: {}, body: tags }, masked).body).toEqual(tags);
});
