import { describe, expect, it } from 'vitest';
import { toMcp, toN8n, toSdk } from './index';

const call = { origin: 'https://declic.example', slug: 'iban_validate', input: { iban: "it's", list: [1, null] } };

describe('toN8n', () => {
  it('is a node that posts the input', () => {
    const [node] = JSON.parse(toN8n(call)).nodes;
    expect(node.parameters).toMatchObject({ method: 'POST', url: 'https://declic.example/v1/actions/iban_validate' });
    expect(JSON.parse(node.parameters.jsonBody)).toEqual(call.input);
  });

  it('holds no key', () => {
    expect(toN8n(call)).not.toMatch(/bearer [^A]/i);
  });
});

describe('toMcp', () => {
  it('calls the tool of the action', () => {
    const message = /-d '(.*)'$/s.exec(toMcp({ ...call, input: { iban: 'FR' } }))?.[1] ?? '';
    expect(JSON.parse(message)).toMatchObject({
      method: 'tools/call',
      params: { name: 'iban_validate', arguments: { iban: 'FR' } },
    });
  });
});

describe('toSdk', () => {
  it.each([
    ['iban_validate', 'runIbanValidate'],
    ['web-search-rag', 'runWebSearchRag'],
  ])('names the method of %s %s', (slug, method) => {
    expect(toSdk({ ...call, slug })).toContain(`declic.${method}({`);
  });
});
