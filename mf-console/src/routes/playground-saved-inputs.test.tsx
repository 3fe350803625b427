import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter, open, press, startWithNewAccounts, topic } from '../testing/recorded-runs';

startWithNewAccounts();

describe('saved inputs', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Saved inputs' });
  const save = async (name: string) => {
    const field = within(await dialog()).getByLabelText('Name');
    fireEvent.change(field, { target: { value: name } });
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Save' }));
  };

  it('are saved under a name, replaced only when asked, and loaded', async () => {
    open();
    await enter('Bread');
    await press('Saved inputs');
    await within(await dialog()).findByText(/Nothing is saved/);
    await save('');
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    await save('Breakfast');
    await screen.findByRole('button', { name: 'Load Breakfast' });
    await press('Close');
    await enter('Cheese');
    await press('Saved inputs');
    await screen.findByRole('button', { name: 'Load Breakfast' });
    await save('breakfast');
    expect(await screen.findByText(/There is an input named “Breakfast” already/)).toBeTruthy();
    await press('Keep it');
    await press('Load Breakfast');
    expect((await topic()).value).toBe('Bread');
    expect(screen.getByText('The saved input “Breakfast” was filled in.')).toBeTruthy();
  });

  it('are renamed, deleted, and brought back', async () => {
    open();
    await enter('Bread');
    await press('Saved inputs');
    await within(await dialog()).findByText(/Nothing is saved/);
    for (const name of ['One', 'Two']) {
      await save(name);
      await screen.findByRole('button', { name: `Load ${name}` });
    }
    await press('Rename One');
    fireEvent.change(screen.getByLabelText('New name of One'), { target: { value: 'two' } });
    await press('Rename');
    expect(await screen.findByText('Another input has this name')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('New name of One'), { target: { value: 'Three' } });
    await press('Rename');
    await press('Delete Three');
    expect(await screen.findByText(/“Three” was deleted/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load One' })).toBeNull();
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Load Three' })).toBeTruthy();
  });
});
