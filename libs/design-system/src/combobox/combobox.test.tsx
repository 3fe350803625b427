import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from '../index';
import { Combobox } from './combobox';
import { TagCombobox } from './tag-combobox';

afterEach(cleanup);

const choices = ['Albania', 'Belgium', 'Brazil', 'Chad', 'Denmark', 'Estonia'].map((label) => ({
  value: label.slice(0, 2).toLowerCase(),
  label,
}));

function One({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Country" hint="Where it is." error={value === 'ch' ? 'Not there.' : undefined}>
      <Combobox label="Country" choices={choices} value={value} onChange={setValue} />
      <output>{value}</output>
    </Field>
  );
}

function Several({ initial = [] }: { initial?: readonly string[] }) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Countries">
      <TagCombobox label="Countries" choices={choices} value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </Field>
  );
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const chosen = () => document.querySelector('output')?.textContent;

describe('Combobox', () => {
  it('finds a choice by a part of its name, by keyboard alone', async () => {
    render(<One />);
    await userEvent.tab();
    await userEvent.keyboard('mark{ArrowDown}{Enter}');
    expect(chosen()).toBe('de');
    expect(input('Country').value).toBe('Denmark');
  });

  it('is emptied by emptying its text', async () => {
    render(<One initial="be" />);
    await userEvent.clear(input('Country'));
    await userEvent.tab();
    expect(chosen()).toBe('');
  });

  it('is tied to the hint and the error of its field', () => {
    render(<One initial="ch" />);
    const described = input('Country').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(
      expect.arrayContaining(['Not there.', 'Where it is.']),
    );
    expect(input('Country').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('TagCombobox', () => {
  it('adds tags in the order of choice', async () => {
    render(<Several />);
    await userEvent.type(input('Countries'), 'chad{ArrowDown}{Enter}');
    await userEvent.type(input('Countries'), 'alb{ArrowDown}{Enter}');
    expect(chosen()).toBe('ch al');
  });

  it('removes the last tag by Backspace in the empty input', async () => {
    render(<Several initial={['be', 'br']} />);
    await userEvent.type(input('Countries'), '{Backspace}');
    expect(chosen()).toBe('be');
    expect(screen.queryByRole('row', { name: /Brazil/ })).toBeNull();
  });

  it('removes the tag that the arrow keys reach', async () => {
    render(<Several initial={['be', 'br', 'ch']} />);
    screen.getByRole('row', { name: /Belgium/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    expect(chosen()).toBe('be ch');
  });

  it('keeps and removes a value that is no choice', async () => {
    render(<Several initial={['elsewhere']} />);
    await userEvent.type(input('Countries'), 'bra{ArrowDown}{Enter}{Escape}');
    expect(chosen()).toBe('elsewhere br');
    await userEvent.click(within(screen.getByRole('row', { name: /elsewhere/ })).getByRole('button'));
    expect(chosen()).toBe('br');
  });
});
