import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { clearPage } from '../testing/clear-page';
import { RUN } from '../testing/endpoints';
import { enterKey, KEY, openPlayground } from '../testing/playground-page';

afterEach(clearPage);

const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const code = (name: string) => screen.getByRole('region', { name }).textContent;

async function chooseExample() {
  const api = openPlayground();
  await userEvent.selectOptions(await screen.findByLabelText('Example'), 'Bread');
  return api;
}

it('shows the bytes that Execute sends', async () => {
  const api = await chooseExample();
  await enterKey();
  await userEvent.click(screen.getByRole('button', { name: 'Execute' }));
  await screen.findByRole('group', { name: 'Result' });
  const sent = JSON.stringify(api.callsTo(RUN)[0]?.body.body);
  expect(sent).toBe('{"topic":"Bread","length":"long","words":50}');
  expect(code('cURL')).toContain(`-d '${sent}'`);
  await openTab('n8n');
  const [node] = JSON.parse(code('n8n')).nodes;
  expect(JSON.stringify(JSON.parse(node.parameters.jsonBody))).toBe(sent);
});

it('colours the code without changing its text', async () => {
  await chooseExample();
  const plain = code('cURL');
  const region = screen.getByRole('region', { name: 'cURL' });
  await expect.poll(() => region.querySelectorAll('[class^="hljs-"]').length, { timeout: 5_000 }).toBeGreaterThan(0);
  expect(region.textContent).toBe(plain);
});

it('names the key by a variable in every language', async () => {
  await chooseExample();
  await enterKey();
  for (const name of ['cURL', 'JavaScript', 'Python', 'MCP', 'SDK']) {
    await openTab(name);
    expect([name, code(name)]).toEqual([name, expect.stringContaining('DECLIC_API_KEY')]);
    expect(code(name)).not.toContain(KEY);
  }
  await openTab('Make');
  expect(screen.getByText('Coming soon...')).toBeTruthy();
});

it('copies a snippet, and says so for two seconds', async () => {
  await chooseExample();
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy cURL' }));
  expect(writeText.mock.lastCall?.[0]).toBe(code('cURL'));
  const copiedAt = performance.now();
  await screen.findByRole('button', { name: 'Copied cURL' });
  const tabs = within(screen.getByRole('tabpanel'));
  await tabs.findByRole('button', { name: 'Copy cURL' }, { timeout: 3_000 });
  expect(performance.now() - copiedAt).toBeGreaterThan(1_800);
});
