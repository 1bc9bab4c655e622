/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { renderInSession } from '../../../testing/session-page.js';
import { FORD, sagaOf, thora } from '../../../testing/session-fixture.js';
import { loadPeople } from '../../../crafts/use-people.js';
import { CharacterPanel } from './character-panel.js';

const tabs = (): readonly (string | null)[] => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const shown = (): string | null | undefined => screen.getByRole('tabpanel').textContent;

describe('the character panel', () => {
  beforeAll(() => loadPeople('vikings'));

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('opens with the stats, under the oath', () => {
    renderInSession(<CharacterPanel />, { saga: sagaOf() });
    expect(tabs()).toEqual(['Stats', 'Inventory (3)', 'Party (0)']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Stats');
    expect(screen.queryByRole('region', { name: 'Oath' })).not.toBeNull();
  });

  it('shows hit points, difficulty, coins and place of the hero', () => {
    renderInSession(<CharacterPanel />);
    expect(screen.getByRole('meter', { name: 'Hit points' }).getAttribute('aria-valuenow')).toBe('20');
    expect(screen.queryByText('20 of 25')).not.toBeNull();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Normal', '12 silver', '0, 0']);
  });

  it('unfolds the oath over the tabs, and a place of it leads to the map', async () => {
    const { user, session } = renderInSession(<CharacterPanel withMap />, { saga: sagaOf() });
    await user.click(screen.getByRole('button', { name: /Unfold$/, expanded: false }));
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Ask at the ford/ }));
    expect(session.showOnChart).toHaveBeenCalledWith(FORD);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Map');
  });

  it('has a map tab if the layout has no other place for the map', () => {
    renderInSession(<CharacterPanel withMap />);
    expect(tabs()).toEqual(['Stats', 'Map', 'Inventory (3)', 'Party (0)']);
  });

  it('lists the inventory and its value', async () => {
    const { user } = renderInSession(<CharacterPanel />);
    await user.click(screen.getByRole('tab', { name: 'Inventory (3)' }));
    expect(shown()).toContain('total value 10 g');
    expect(shown()).toContain('Rope× 2');
  });

  it('names the companions', async () => {
    const skald = {
      id: 'k',
      name: 'Ketil',
      type: 'skald',
      description: 'He knows every song.',
      hitPoints: 9,
      maxHitPoints: 10,
      abilities: ['song'],
      loyalty: 70,
    } as unknown as (typeof thora.companions)[number];
    const { user } = renderInSession(<CharacterPanel />, { character: { ...thora, companions: [skald] } });
    await user.click(screen.getByRole('tab', { name: 'Party (1)' }));
    expect(shown()).toContain('song. Loyalty 70%');
  });

  it('folds, and stays folded', async () => {
    const { user, unmount } = renderInSession(<CharacterPanel />);
    await user.click(screen.getByRole('button', { name: 'Fold', expanded: true }));
    expect(screen.queryByRole('tab')).toBeNull();
    unmount();
    renderInSession(<CharacterPanel />);
    expect(screen.queryByRole('button', { name: 'Unfold', expanded: false })).not.toBeNull();
  });
});
