import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { newAddress } from '../support/accounts.ts';
import { copySnippet, openActionPage, readExport, runCopied, type ShownLanguage } from '../support/copied-snippets.ts';
import { signUpWithKey } from '../support/keys.ts';
import { subscribeTo } from '../support/payments.ts';
import { playVideo, type ReceivedFile, readReceived, scanCodes } from '../support/received-files.ts';

/** From the first look at the documentation to the last result; a look at what is in the video is the test's own. */
const MAX_MS = 60_000;

/** What a newcomer wants, in the words of a search in the documentation, and how the snippet is taken. */
const WISHES = {
  invoice: { search: 'invoice pdf', title: 'Extract an invoice', slug: 'extract_invoice', language: 'JavaScript' },
  code: { search: 'qr code', title: 'Generate a QR code', slug: 'qr_generate', language: 'Python' },
  video: { search: 'promo video', title: 'Make a 15-second promo video', slug: 'promo_video', language: 'cURL' },
} as const;

interface Answer<Data> {
  readonly data: Data;
  readonly cost: number;
}
interface Invoice {
  readonly invoice: {
    readonly number: { readonly value: string };
    readonly totals: { readonly gross: { readonly value: number } };
  };
}
interface Code {
  readonly file: ReceivedFile;
  readonly payload: string;
}
interface Video {
  readonly file: ReceivedFile;
}

/** A subscriber with the first key, as the pages lead a person there. */
async function subscriberWithKey(page: Page, name: string): Promise<string> {
  const key = await signUpWithKey(page, newAddress(name));
  await subscribeTo(page, 'Solo');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return key;
}

const expectInvoice = ({ invoice }: Invoice) =>
  expect(invoice).toMatchObject({ number: { value: 'F26/0012331' }, totals: { gross: { value: 7016.83 } } });

async function expectCode({ payload }: Pick<Code, 'payload'>, picture: Buffer): Promise<void> {
  expect(payload).toMatch(/^https:/);
  expect(await scanCodes(picture)).toEqual([payload]);
}

async function expectVideo(context: BrowserContext, video: Buffer, mime: string): Promise<void> {
  const { advanced, duration, width, height, colors } = await playVideo(context, video, mime);
  expect({ width, height }).toEqual({ width: 1280, height: 720 });
  expect(duration).toBeCloseTo(15, 1);
  expect(advanced).toBeGreaterThanOrEqual(0.2);
  // A picture, and not one colour.
  expect(colors[0]).not.toEqual(colors[1]);
}

// One after the other: each makes a video.
test.describe.configure({ mode: 'serial' });

test('snippets of the documentation work as they are copied: an address, an invoice, a code and a video within a minute', async ({
  page,
  context,
}) => {
  const key = await subscriberWithKey(page, 'newcomer');
  const began = Date.now();
  await page.goto('/docs');
  const environment = readExport(await page.locator('.code', { hasText: 'export ' }).locator('code').innerText(), key);
  const run = async <Data>(language: ShownLanguage) =>
    (await runCopied<Answer<Data>>(await copySnippet(page, language), language, environment)).data;

  expect(await run('cURL')).toMatchObject({ verdict: 'risky', suggestion: 'someone@gmail.com' });
  const { invoice, code, video } = WISHES;
  await openActionPage(page, invoice.search, invoice.title);
  expectInvoice(await run<Invoice>(invoice.language));
  await openActionPage(page, code.search, code.title);
  const drawn = await run<Code>(code.language);
  await expectCode(drawn, await readReceived(drawn.file));
  await openActionPage(page, video.search, video.title);
  const { file } = await run<Video>(video.language);
  const content = await readReceived(file);
  expect(Date.now() - began).toBeLessThan(MAX_MS);
  await expectVideo(context, content, file.$file.mime);
});

test('an assistant does the same over MCP, with the configuration that the documentation shows', async ({
  page,
  context,
}) => {
  const key = await subscriberWithKey(page, 'assistant');
  const began = Date.now();
  await page.goto('/docs/mcp');
  const shown = await page.locator('.code', { hasText: 'mcpServers' }).locator('code').innerText();
  const { url, headers } = readConfiguration(shown.replace('<your key>', key));
  const client = new Client({ name: 'assistant', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  const inputs = new Map<string, Record<string, unknown>>();
  for (const { slug } of Object.values(WISHES)) inputs.set(slug, await readFirstInput(page, slug));
  const call = async (name: string, input = inputs.get(name)) => {
    const result = await client.callTool({ name, arguments: input });
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
    return { data: result.structuredContent, content: result.content as readonly Content[] }; // by its schema
  };

  expect((await call('email_validate', { email: 'someone@gmial.com' })).data).toMatchObject({
    suggestion: 'someone@gmail.com',
  });
  expectInvoice((await call('extract_invoice')).data as Invoice);
  const code = await call('qr_generate');
  const picture = code.content.find(({ type }) => type === 'image');
  await expectCode(code.data as Code, Buffer.from(picture?.data ?? '', 'base64'));
  const { data } = await call('promo_video');
  const { file } = data as Video;
  const content = await readReceived(file);
  expect(Date.now() - began).toBeLessThan(MAX_MS);
  await expectVideo(context, content, file.$file.mime);
  await client.close();
});

interface Content {
  readonly type: string;
  readonly data?: string;
}

function readConfiguration(shown: string) {
  const { mcpServers } = JSON.parse(shown) as {
    readonly mcpServers: { readonly declic: { readonly url: string; readonly headers: Record<string, string> } };
  };
  return mcpServers.declic;
}

/** The input of the first example on the page of an action. */
async function readFirstInput(page: Page, slug: string): Promise<Record<string, unknown>> {
  await page.goto(`/docs/actions/${slug}`);
  const example = page.locator('details:not(.schema)').first();
  return JSON.parse((await example.locator('code').first().textContent()) ?? '') as Record<string, unknown>; // as it is sent
}
