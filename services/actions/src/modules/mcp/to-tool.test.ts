import { expect, it } from 'vitest';
import { actions } from '../../catalogue/catalogue';
import { toTool } from './to-tool';

it.each(actions)('says that $slug costs something and destroys nothing', (action) => {
  expect(toTool(action).annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false });
});

it.each(actions)('names the price of $slug, and what it takes and gives', (action) => {
  const { slug, title, credit_cost, input, output } = action;
  const tool = toTool(action);
  expect(tool).toMatchObject({ name: slug, title, outputSchema: output, _meta: { 'declic/credit_cost': credit_cost } });
  expect(tool.description).toMatch(new RegExp(`Costs ${credit_cost} credits?\\.`));
  expect(Object.keys(tool.inputSchema.properties ?? {})).toEqual(input.params.map(({ key }) => key));
});
