/** @jest-environment jsdom */
import '../../../../testing/browser.js';
import { type ManagedDelivery, type ManagedDeliveryDetail } from '#contracts/integration/managed.js';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { endpointOf } from '../../../../testing/endpoint-fixture.js';
import { fakeApi, type Replies } from '../../../../testing/fake-api.js';
import { renderPage } from '../../../../testing/render-page.js';
import { EndpointPage } from './endpoint-page.js';

const PATH = '/api/integrations/manage/endpoints';
const LOG = `${PATH}/ep-1/deliveries`;
const AT = '2026-11-23T14:05:00.000Z';

const deliveryOf = (messageId: string, over: Partial<ManagedDelivery> = {}): ManagedDelivery => ({
  messageId,
  type: 'steppes-and-seas.session.started',
  state: 'failed',
  attempts: 2,
  createdAt: AT,
  nextAttemptAt: null,
  lastAt: AT,
  lastStatus: 500,
  lastError: null,
  latencyMs: 120,
  ...over,
});
const DETAIL: ManagedDeliveryDetail = {
  ...deliveryOf('m-1'),
  tries: [
    { at: AT, status: null, error: 'ETIMEDOUT', latencyMs: 15_000 },
    { at: '2026-11-23T14:06:00.000Z', status: 500, error: null, latencyMs: 120 },
  ],
  event: { id: 'm-1', cursor: 'cursor-of-m-1', data: { sessionId: 's' } },
};

const open = (replies: Replies = {}, { search = '', test = false } = {}) => {
  const calls = fakeApi({
    [`GET ${PATH}`]: { body: [endpointOf({ test })] },
    [`GET ${LOG}`]: { body: [deliveryOf('m-1')], next: `${LOG}?cursor=c` },
    [`GET ${LOG}/m-1`]: { body: DETAIL },
    ...replies,
  });
  const page = renderPage(
    <Routes>
      <Route path="/staff/integrations/endpoints/:id" element={<EndpointPage />} />
    </Routes>,
    { at: `/staff/integrations/endpoints/ep-1${search}` },
  );
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
  return { ...page, sent };
};

it('lists deliveries by pages, and shows the attempts and the payload of one', async () => {
  const { user } = open({ [`GET ${LOG}?cursor=c`]: { body: [deliveryOf('m-0', { state: 'delivered' })] } });
  const list = await screen.findByRole('list', { name: 'deliveries' });
  expect(within(list).getByText('2 attempts; last: 500 after 120 ms')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show older deliveries' }));
  expect(await within(list).findByText('delivered')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older deliveries' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Show details of .*, m-1$/ }));
  const tries = await screen.findByRole('list', { name: 'Attempts' });
  expect(
    within(tries)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.split(': ').slice(1).join(': ')),
  ).toEqual(['no answer: ETIMEDOUT, after 15000 ms', '500, after 120 ms']);
  expect(screen.getByText('cursor-of-m-1')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'the payload' }).textContent).toBe(JSON.stringify(DETAIL.event, null, 2));
});

it('asks only for a state, which stands in the address', async () => {
  const { user, location } = open(
    { [`GET ${LOG}?state=pending`]: { body: [] }, [`GET ${LOG}?state=failed`]: { body: [deliveryOf('m-7')] } },
    { search: '?state=pending' },
  );
  expect(await screen.findByText('Nothing stands so.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('State'), 'Failed');
  expect(await screen.findByRole('button', { name: /m-7$/, expanded: false })).toBeTruthy();
  expect(location()?.search).toBe('?state=failed');
});

it('sends one again', async () => {
  const { user, sent } = open({ [`POST ${PATH}/ep-1/redeliver`]: { body: { planned: 1, next: null } } });
  await user.click(await screen.findByRole('button', { name: /^Send again .*m-1$/ }));
  expect(await screen.findByText('1 event is sent again.')).toBeTruthy();
  expect(sent()).toEqual([[`${PATH}/ep-1/redeliver`, { messageId: 'm-1' }]]);
});

it('sends a range again, by time or by cursor', async () => {
  const { user, sent } = open({
    [`POST ${PATH}/ep-1/redeliver`]: ({ body }) => ({ body: { planned: 'after' in Object(body) ? 0 : 7, next: null } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send the range again' }));
  expect(screen.getByText('Give the time of the first event.')).toBeTruthy();
  await user.type(screen.getByLabelText('Since'), '2026-11-23T14:05');
  await user.click(screen.getByRole('button', { name: 'Send the range again' }));
  expect(await screen.findByText('7 events are sent again.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'By cursor' }));
  await user.type(screen.getByLabelText('After'), ' a-cursor ');
  await user.click(screen.getByRole('button', { name: 'Send the range again' }));
  expect(await screen.findByText('Nothing in that range is for this endpoint.')).toBeTruthy();
  expect(sent().map(([, body]) => body)).toEqual([
    { since: new Date('2026-11-23T14:05').toISOString() },
    { after: 'a-cursor' },
  ]);
});

it('sends a long range part by part, and says how far it came', async () => {
  let calls = 0;
  const { user, sent } = open({
    [`POST ${PATH}/ep-1/redeliver`]: () => {
      calls += 1;
      if (calls === 3) return { status: 503, body: { code: 'TRY_AGAIN', message: 'The log is away.' } };
      return { body: { planned: 10_000, next: `place-${calls}` } };
    },
  });
  await user.type(await screen.findByLabelText('Since'), '2026-11-23T14:05');
  await user.click(screen.getByRole('button', { name: 'Send the range again' }));
  expect(await screen.findByText('The log is away.')).toBeTruthy();
  expect(screen.getByText('20,000 events are sent again so far…')).toBeTruthy();
  const since = new Date('2026-11-23T14:05').toISOString();
  expect(sent().map(([, body]) => body)).toEqual([{ since }, { since, after: 'place-1' }, { since, after: 'place-2' }]);
});

it('shows the server’s objection beside the field that it is about', async () => {
  const message = 'That is no place in this log.';
  const { user } = open({
    [`POST ${PATH}/ep-1/redeliver`]: {
      status: 400,
      body: { code: 'INVALID_FIELD', message, details: { field: 'after' } },
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'By cursor' }));
  await user.type(screen.getByLabelText('After'), 'of-another-log');
  await user.click(screen.getByRole('button', { name: 'Send the range again' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('After'));
});

it('sends a test endpoint a sample of a type', async () => {
  const answer = { messageId: 'm', status: 204, error: null, latencyMs: 30 };
  const { user, sent } = open({ [`POST ${PATH}/ep-1/trigger`]: { body: answer } }, { test: true });
  await user.selectOptions(await screen.findByLabelText('Type'), 'session.started');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  expect(await screen.findByText('Answered with 204 after 30 ms.')).toBeTruthy();
  expect(sent()).toEqual([[`${PATH}/ep-1/trigger`, { type: 'steppes-and-seas.session.started' }]]);
});

it('keeps the keyboard on the page when a button of it goes', async () => {
  let isEnabled = false;
  const { user } = open({
    [`GET ${PATH}`]: () => ({
      body: [endpointOf(isEnabled ? {} : { disabledAt: AT, disabledReason: 'answered 410' })],
    }),
    [`POST ${PATH}/ep-1/enable`]: () => {
      isEnabled = true;
      return { status: 204, body: undefined };
    },
    [`POST ${PATH}/ep-1/redeliver`]: { body: { planned: 4, next: null } },
  });
  await user.click(await screen.findByRole('button', { name: /^Enable/ }));
  await user.click(await screen.findByRole('button', { name: /^Send what happened since/ }));
  expect(await screen.findByText('4 events are sent again.')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Endpoint' }))).toBe(true);
});

it('reads again how things stand, when it is asked', async () => {
  let state: ManagedDelivery['state'] = 'pending';
  const { user } = open({ [`GET ${LOG}`]: () => ({ body: [deliveryOf('m-1', { state })] }) });
  const list = within(await screen.findByRole('list', { name: 'deliveries' }));
  expect(list.getByText('pending')).toBeTruthy();
  state = 'delivered';
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await list.findByText('delivered')).toBeTruthy();
});

it('sends a test endpoint nothing again', async () => {
  open({}, { test: true });
  await screen.findByRole('list', { name: 'deliveries' });
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send the range again' })).toBeNull();
});

it('sends no sample to one that is in earnest', async () => {
  open();
  await screen.findByRole('list', { name: 'deliveries' });
  expect(screen.queryByLabelText('Type')).toBeNull();
});

it('says that there is no such endpoint', async () => {
  open({ [`GET ${PATH}`]: { body: [endpointOf({ id: 'another' })] } });
  expect(await screen.findByText('There is no endpoint with this id.')).toBeTruthy();
});

it('keeps what is shown while an older page can’t be read', async () => {
  const { user } = open({ [`GET ${LOG}?cursor=c`]: { status: 500, body: {} } });
  await user.click(await screen.findByRole('button', { name: 'Show older deliveries' }));
  expect(await screen.findByText('The older deliveries could not be read.')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'deliveries' }).children).toHaveLength(1);
});
