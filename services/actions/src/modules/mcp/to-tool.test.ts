import { expect, it } from 'vitest';
import { actions } from '../../catalogue/catalogue';
import { toTool } from './to-tool';

it.each(actions)('says that $slug costs something and destroys nothing', (action) => {
  expect(toTool(action).annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false });
});
