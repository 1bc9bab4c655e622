import { MASK, maskingFor } from './masking.js';

it('shows text to whoever gave a reason, and nothing of it to others, not even its length', () => {
  const open = maskingFor('She wrote that her saga is gone.');
  expect([open.masked, open.show('Ragnhild'), open.show(null)]).toEqual([false, 'Ragnhild', null]);
  const closed = maskingFor(null);
  expect([closed.masked, closed.show('Ann'), closed.show('Ragnhild of the long name')]).toEqual([true, MASK, MASK]);
  expect([closed.show(null), closed.show('')]).toEqual([null, '']);
});
