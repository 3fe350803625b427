import { expect, it } from 'vitest';
import type { ActionsConfig } from '../../config';
import { actions } from '../../catalogue/catalogue';
import type { Capability } from '../../engine/action';
import { Capabilities } from '../../engine/capabilities';
import { ActionsRegistry } from './actions.registry';

const registryOf = (...present: Capability[]) =>
  new ActionsRegistry(new Capabilities(new Set(present)), {} as ActionsConfig); // without a model

it('lists all actions in alphabetical order of their titles, and those that can run in the same order', () => {
  const registry = registryOf();
  const titles = registry.list().map(({ title }) => title);
  expect(titles).toEqual(actions.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'en')));
  const enabled = registry.list().filter(({ requires }) => requires.length === 0);
  expect(registry.listEnabled()).toEqual(enabled);
  expect(enabled.length).toBeLessThan(actions.length);
});

it('sorts once', () => {
  const registry = registryOf('video');
  expect(registry.list()).toBe(registry.list());
  expect(registry.listEnabled()).toBe(registry.listEnabled());
});
