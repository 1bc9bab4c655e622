/** @jest-environment jsdom */
import '../../testing/browser.js';
import { act, fireEvent, screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render-page.js';
import { useLeadForm } from './use-lead-form.js';

const LEAD = { firstName: 'Ann', lastName: 'Vex', email: 'ann@example.org', phone: '', interests: 'maps' };
const CAPTURED = { success: true, message: '', leadId: 'lead-1', ghlContactId: 'c-1', userId: null };
const begun = jest.fn();
const Form = () => {
  const { form, submit } = useLeadForm({ customFields: [], prefill: LEAD, onCaptured: begun });
  return <form ref={form} aria-label="Lead" onSubmit={submit} />;
};

describe('a lead that was captured', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('names the embed as its source, is kept with its ids, and begins the game after 1.5 s', async () => {
    const calls = fakeApi({ 'POST /api/ghl/lead-capture': { body: CAPTURED } });
    renderPage(<Form />, { toasts: false });
    fireEvent.submit(screen.getByRole('form', { name: 'Lead' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(calls[0]?.body).toEqual({ ...LEAD, leadSource: 'rpg_game_embed', customFields: {} });
    expect(JSON.parse(localStorage.getItem('embed_lead') ?? '')).toEqual({
      ...LEAD,
      leadId: 'lead-1',
      ghlContactId: 'c-1',
      userId: null,
    });
    await act(() => jest.advanceTimersByTimeAsync(1_499));
    expect(begun).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(begun).toHaveBeenCalledWith('lead-1');
  });
});
