import { expect, it } from 'vitest';
import { itemName } from './item-name';

const tools = new Map([['flow-content', 'Flow Content']]);

it('shows a tool by its title', () => {
  expect(itemName({ category: 'tools', slug: 'flow-content' }, tools)).toBe('Flow Content');
});

it('shows a tool that is gone by its slug', () => {
  expect(itemName({ category: 'tools', slug: 'retired_tool' }, tools)).toBe('Retired tool');
});

it.each([
  ['email_validate', 'Email validate'],
  ['pdf-extract.text', 'Pdf extract text'],
  // An action that is called like a tool is still an action.
  ['flow-content', 'Flow content'],
])('shows the action %s by its slug: %s', (slug, name) => {
  expect(itemName({ category: 'api_actions', slug }, tools)).toBe(name);
});

it('shows a purchase as credits', () => {
  expect(itemName({ category: 'purchases', slug: null }, tools)).toBe('Credits');
});
