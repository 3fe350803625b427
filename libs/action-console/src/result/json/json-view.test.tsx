import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JsonView } from './json-view';

const DATA = { engine: 'template', rows: [{ name: 'Ada', 'e-mail': 'ada@example.test' }, { name: 'Lin' }], none: null };
const writeText = vi.fn(async (_text: string) => undefined);

beforeEach(() => {
  writeText.mockClear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (data: unknown) => {
  render(<JsonView data={data} />);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
};
const lines = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const line = (text: string) => screen.getAllByRole('treeitem').find((item) => item.textContent === text) as HTMLElement; // fails below when there is none
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const copy = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the tree of a result', () => {
  it('opens its first levels', () => {
    show(DATA);
    expect(lines()).toEqual([
      'data: {3 members}',
      'engine: "template"',
      'rows: [2 items]',
      '0: {2 members}',
      '1: {1 member}',
      'none: null',
    ]);
  });

  it('copies the path and the value of the chosen line', () => {
    show(DATA);
    fireEvent.click(line('0: {2 members}'));
    fireEvent.click(line('e-mail: "ada@example.test"'));
    copy('Copy path');
    expect(writeText).toHaveBeenLastCalledWith('data.rows[0]["e-mail"]');
    copy('Copy value');
    expect(writeText).toHaveBeenLastCalledWith('ada@example.test');
    copy('Copy JSON');
    expect(JSON.parse(writeText.mock.lastCall?.[0] ?? '')).toEqual(DATA);
  });

  it('is walked, opened and closed with the arrows', async () => {
    show(DATA);
    for (let stop = 0; stop < 6 && document.activeElement?.role !== 'treeitem'; stop += 1) await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) press(key);
    expect(document.activeElement?.textContent).toBe('0: {2 members}');
    press('ArrowRight');
    expect(line('name: "Ada"')).toBeTruthy();
    press('ArrowLeft');
    expect(lines()).not.toContain('name: "Ada"');
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toBe('rows: [2 items]');
    press('End');
    expect(document.activeElement?.textContent).toBe('none: null');
    press('Home');
    expect(document.activeElement?.textContent).toBe('data: {3 members}');
  });

  it('is searched in names and values', async () => {
    show(DATA);
    await userEvent.type(screen.getByLabelText('Search the result'), 'ADA');
    expect(await screen.findByText('2 matches.')).toBeTruthy();
    expect(lines()).toEqual([
      'data: {3 members}',
      'rows: [2 items]',
      '0: {2 members}',
      'name: "Ada"',
      'e-mail: "ada@example.test"',
    ]);
    await userEvent.type(screen.getByLabelText('Search the result'), 'x');
    expect(await screen.findByText('Nothing found.')).toBeTruthy();
  });

  it('is opened and closed as a whole', () => {
    show(DATA);
    fireEvent.click(screen.getByText('Expand all'));
    expect(lines()).toHaveLength(9);
    fireEvent.click(screen.getByText('Collapse all'));
    expect(lines()).toHaveLength(4);
  });
});

describe('a large result', () => {
  it('of eight megabytes is drawn in parts', () => {
    const large = { list: Array.from({ length: 100_000 }, (_, index) => ({ id: index, text: 'x'.repeat(60) })) };
    expect(JSON.stringify(large).length).toBeGreaterThan(8_000_000);
    show(large);
    expect(screen.getAllByRole('treeitem')).toHaveLength(300);
    fireEvent.click(screen.getByText('Show more lines'));
    expect(screen.getAllByRole('treeitem')).toHaveLength(600);
  });

  it('of a hundred thousand levels overflows nothing', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    show({ deep });
    fireEvent.click(screen.getByText('Expand all'));
    expect(screen.getAllByRole('treeitem')).toHaveLength(300);
    copy('Copy JSON');
    expect(writeText.mock.lastCall?.[0]).toHaveLength(200_000 + '{"deep":"end"}'.length);
  });
});
