/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { request } from '../../../lib/http.js';
import { fakeApi } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { StaffConsole } from './staff-console.js';

const Page = () => {
  const { mutate } = useMutation({ mutationFn: () => request('POST', '/api/change') });
  return (
    <button type="button" onClick={() => mutate()}>
      Change it
    </button>
  );
};

it('asks for the second factor when a change says that it is needed again', async () => {
  let secondFactor = 'passed';
  fakeApi({
    'GET /api/staff/me': () => ({ body: { secondFactor } }),
    'POST /api/change': () => {
      secondFactor = 'needed';
      return {
        status: 403,
        body: { code: 'SECOND_FACTOR_NEEDED', message: 'Give the code of your authenticator first.' },
      };
    },
  });
  const { user } = renderPage(
    <Routes>
      <Route element={<StaffConsole links={[]} strangers={null} />}>
        <Route path="/staff" element={<Page />} />
      </Route>
    </Routes>,
    { at: '/staff' },
  );
  await user.click(await screen.findByRole('button', { name: 'Change it' }));
  expect(await screen.findByRole('heading', { name: 'The second key' })).toBeTruthy();
});
