import type { ServerResponse } from 'node:http';
import { LanguageModelClient } from '@declic/language-model';
import { completion, ModelEndpoint, modelSettings } from '@declic/language-model/testing';
import { Logger } from '@nestjs/common';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { anIntake } from '../embedded/analysis/testing/intakes';
import { ModelEngine } from './model-engine';
import { someFacts, someIdea } from './testing/facts';
import { PlainEngine } from './testing/plain-engine';

const endpoint = await ModelEndpoint.start();
afterAll(() => endpoint.stop());
beforeEach(() => void (endpoint.requests.length = 0));

const TIMEOUT_MS = 10_000;
const REST = '; the embedded engine wrote this.';

const engineAt = (baseUrl = endpoint.baseUrl, timeoutMs = TIMEOUT_MS) =>
  new ModelEngine('host/tiny', new LanguageModelClient(modelSettings({ baseUrl }, { timeoutMs })), new PlainEngine());
const draft = (engine = engineAt()) => engine.draft(someFacts(), { idea: someIdea, format: 'blog' });

function writeForever(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = ' '.repeat(64 * 1024);
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
}

const CONTENT = `# Fewer no-shows for small clinics\n\nSmall clinics struggle with no-shows. Automatic reminders and a waiting list help busy practices. Online booking is there at night, too.`;

it.each<[string, ModelEndpoint['answer'], string, number?]>([
  ['never', () => undefined, 'The model did not answer in time', 1_000],
  ['with 500', (response: ServerResponse) => void response.writeHead(500).end('no'), 'The model could not be reached'],
  ['with 401', (response: ServerResponse) => void response.writeHead(401).end('{}'), 'The model could not be reached'],
  [
    'with a redirect',
    (response: ServerResponse) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'The model could not be reached',
  ],
  ['with a closed connection', (response: ServerResponse) => void response.destroy(), 'The model could not be reached'],
  ['without an end', writeForever, 'The model could not be reached'],
  ['in wrong JSON', completion('{"content_md":'), 'The answer of the model had another form than asked for'],
  ['in another schema', completion('{"text":"So."}'), 'The answer of the model had another form than asked for'],
  [
    'at endless length',
    completion(JSON.stringify({ content_md: 'a '.repeat(15_000) })),
    'The answer of the model had another form than asked for',
  ],
  [
    'in another language',
    completion(
      JSON.stringify({
        content_md:
          'Les petites cliniques ont du mal avec les absences, et les rappels automatiques sont là pour elles et pour leurs patients.',
      }),
    ),
    'The answer of the model could not be used',
  ],
])('gives the embedded draft with the reason when the model answers %s', async (_, answer, reason, timeoutMs) => {
  endpoint.answer = answer;
  expect(await draft(engineAt(endpoint.baseUrl, timeoutMs))).toMatchObject({
    result: { contentMd: 'Plain.' },
    engine: 'plain@1',
    notice: reason + REST,
  });
});

it('gives the embedded draft when nothing listens', async () => {
  expect((await draft(engineAt('http://127.0.0.1:1/v1'))).notice).toBe(`The model could not be reached${REST}`);
});

it('asks once more with what was wrong', async () => {
  endpoint.answer = (response, request) =>
    completion(endpoint.requests.length === 1 ? '{"text":"So."}' : JSON.stringify({ content_md: CONTENT }))(
      response,
      request,
    );
  expect(await draft(engineAt())).toMatchObject({ engine: 'host/tiny', notice: null });
  expect(JSON.stringify(endpoint.requests[0])).not.toContain('refused_because');
  expect(JSON.stringify(endpoint.requests[1])).toMatch(/refused_because[^}]*content_md/u);
});

it('does not ask a model again that was away three times', async () => {
  endpoint.answer = (response) => void response.writeHead(500).end('no');
  const engine = engineAt();
  for (let time = 0; time < 3; time += 1) await draft(engine);
  const asked = endpoint.requests.length;
  expect((await draft(engine)).notice).toBe(`The model could not be reached${REST}`);
  expect(endpoint.requests).toHaveLength(asked);
});

it('tells the steps of an analysis in their order, and stops where one is refused', async () => {
  endpoint.answer = (response) => void response.writeHead(500).end('no');
  const steps: string[] = [];
  const written = await engineAt().analyse(anIntake(), async (step) => void steps.push(step));
  expect(steps).toEqual(['reading', 'audience', 'offers', 'pillars', 'tone']);
  expect(written).toMatchObject({ engine: 'plain@1', notice: `The model could not be reached${REST}` });

  const superseded = new Error('superseded');
  const refuse = (step: string) => (step === 'offers' ? Promise.reject(superseded) : Promise.resolve());
  await expect(engineAt().analyse(anIntake(), refuse)).rejects.toBe(superseded);
});

it('says when a text is too long to be read as a whole', async () => {
  endpoint.answer = completion(JSON.stringify({ content_md: CONTENT }));
  const pdfText = 'Practice managers confirm appointments at night on the phone. '.repeat(800);
  const written = await engineAt().draft(someFacts({ pdfText }), {
    idea: someIdea,
    format: 'blog',
  });
  expect(written).toMatchObject({
    engine: 'host/tiny',
    notice: expect.stringMatching(/^The text is long: the model read the first \d+ of 8\d\d sentences\.$/u),
  });
});

it('logs the reason, and nothing of the text', async () => {
  const warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  endpoint.answer = (response) => void response.writeHead(500).end('no');
  await draft();
  expect(warn.mock.calls).toEqual([['The model could not be reached (host/tiny).']]);
  warn.mockRestore();
});
