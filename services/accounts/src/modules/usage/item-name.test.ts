import { expect, it } from 'vitest';
import { itemName } from './item-name';

const tools = new Map([['flow-content', 'Flow Content']]);

it.each([
  ['tools', 'flow-content', 'Flow Content'],
  ['tools', 'retired_tool', 'Retired tool'],
  ['api_actions', 'email_validate', 'Email validate'],
  ['api_actions', 'pdf-extract.text', 'Pdf extract text'],
  // An action that is called like a tool is still an action.
  ['api_actions', 'flow-content', 'Flow content'],
  ['purchases', null, 'Credits'],
] as const)('an item of %s called %s is shown as "%3$s"', (category, slug, name) => {
  expect(itemName({ category, slug }, tools)).toBe(name);
});
